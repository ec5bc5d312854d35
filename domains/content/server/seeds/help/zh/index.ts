import account from "./account.ts";
import bets from "./bets.ts";
import deposits from "./deposits.ts";
import games from "./games.ts";
import identity from "./identity.ts";
import offers from "./offers.ts";
import saferPlay from "./safer-play.ts";
import start from "./start.ts";
import withdrawals from "./withdrawals.ts";

export default { start, account, deposits, withdrawals, identity, games, bets, offers, "safer-play": saferPlay };
