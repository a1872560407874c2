"""Players that need no person: how they choose, and the names they go by."""

from interpreter.play.bots.bot import Bot
from interpreter.play.bots.greedy import GreedyBot
from interpreter.play.bots.mcts import MctsBot
from interpreter.play.bots.registry import BOTS, bot_names, make_bot, make_bots
from interpreter.play.bots.simple import FirstBot, RandomBot

__all__ = ["BOTS", "Bot", "FirstBot", "GreedyBot", "MctsBot", "RandomBot", "bot_names", "make_bot", "make_bots"]
