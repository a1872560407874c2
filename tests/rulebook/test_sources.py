import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.rulebook.source import LARGEST, read_text, source_of


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "RB004"),
        (b" \n\t\n", "RB004"),
        ("два игрока".encode("cp1251"), "RB002"),
        (bytes(range(32)) * 20, "RB002"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "RB002"),
        (b"a" * (LARGEST + 1), "RB003"),
    ],
)
def test_what_is_no_text_is_a_diagnostic(tmp_path, content, code):
    path = tmp_path / "text.txt"
    path.write_bytes(content)
    with pytest.raises(RulewrightError) as raised:
        read_text(path)
    assert raised.value.diagnostics[0].code == code


@pytest.mark.parametrize("name", ["nothing.txt", "."])
def test_a_file_that_cannot_be_read_is_a_diagnostic(tmp_path, name):
    with pytest.raises(RulewrightError) as raised:
        read_text(tmp_path / name)
    assert raised.value.diagnostics[0].code == "RB001"


def test_a_text_in_utf16_is_read(tmp_path):
    path = tmp_path / "text.txt"
    path.write_bytes("zwölf Äpfel".encode("utf-16"))
    assert read_text(path).text == "zwölf Äpfel"


def test_lines_and_columns_count_code_points():
    assert source_of("ab\nدو\n🎲x").place(7) == (3, 2)
