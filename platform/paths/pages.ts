import type { FixedPage, Page } from "./path.ts";

// Every page of the players' site, as the router matches it below the language. The build writes these texts where they
// are used, so each stays one plain constant.

export const lobby = "/" as FixedPage;

// Games.
export const category = "/casino/:category" as Page<{ category: string }>;
export const subcategory = "/casino/:category/:subcategory" as Page<{ category: string; subcategory: string }>;
export const game = "/casino/:category/:subcategory/:page" as Page<{
	category: string;
	subcategory: string;
	page: string;
}>;
export const allGames = "/casino/all-games" as FixedPage;
export const myGames = "/my-games" as FixedPage;
export const liveCasino = "/live-casino" as FixedPage;
export const liveDealer = "/live-dealer" as FixedPage;
export const fairness = "/fairness" as FixedPage;
export const gameRules = "/fairness/games/:gameId" as Page<{ gameId: string }>;
export const verifyRound = "/fairness/verify" as FixedPage<{ round: string }>;
export const jackpot = "/jackpots/:pot" as Page<{ pot: string }>;
export const rounds = "/account/rounds" as FixedPage<{
	from: string;
	to: string;
	zone: string;
	game: string;
	outcome: string;
}>;

// Bets.
export const sports = "/sports" as FixedPage<{ competition: string; when: string }>;
export const sportsEvent = "/sports/events/:eventId" as Page<{ eventId: string }>;
export const betSlip = "/sports/slip" as FixedPage;
export const myBets = "/sports/bets" as FixedPage<{ state: "settled"; bet: string }>;
export const virtuals = "/virtuals" as FixedPage;

// Login and registration. After a login the visitor comes back to `destination`, a path with its language.
export const login = "/login" as FixedPage<{ destination: string }>;
export const affiliate = "/become-an-affiliate" as FixedPage;
export const welcome = "/welcome/:token" as Page<{ token: string }>;
export const join = "/join" as FixedPage;
export const confirmEmail = "/join/confirm" as Page<{ token: string }>;
export const recover = "/recover" as FixedPage;
export const setPassword = "/recover/set" as Page<{ token: string }>;
export const confirmNewEmail = "/email/confirm" as Page<{ token: string }>;
export const notMe = "/not-me" as Page<{ token: string }>;

// What a login may require before it is complete.
export type RequiredActionPage = FixedPage<{ token: string; profileInfo: string; destination: string }>;
export const addPin = "/login/add-pin" as RequiredActionPage;
export const resetPin = "/login/reset-pin" as RequiredActionPage;
export const resetPassword = "/login/reset-password" as RequiredActionPage;
export const resetPhone = "/login/reset-phone" as RequiredActionPage;

// The account.
export const account = "/account" as FixedPage;
export const profile = "/account/profile" as FixedPage;
export const statement = "/account/statement" as FixedPage<{
	group: string;
	kind: string;
	from: string;
	to: string;
	zone: string;
}>;
export const receipt = "/account/statement/:receipt" as Page<{ receipt: string }>;
export const messages = "/account/messages" as FixedPage;
export const terms = "/account/terms" as FixedPage<{ destination: string }>;
export const data = "/account/data" as FixedPage;
export const loyalty = "/account/loyalty" as FixedPage;
export const spins = "/account/spins" as FixedPage;
export const bonuses = "/account/bonuses" as FixedPage;
export const invite = "/account/invite" as FixedPage;
export const affiliateReport = "/account/affiliate" as FixedPage;
export const closeAccount = "/account/close" as FixedPage;
export const unsubscribe = "/unsubscribe/:token" as Page<{ token: string }>;

// Security.
export const security = "/account/security" as FixedPage;
export const devices = "/account/devices" as FixedPage;
export const signIns = "/account/history" as FixedPage;
export const pin = "/account/pin" as FixedPage;
export const pinReset = "/pin-reset" as Page<{ token: string }>;
export const passkeys = "/account/passkeys" as FixedPage;
export const twoFactor = "/account/two-factor" as FixedPage;
export const twoFactorEnrol = "/account/two-factor/enrol" as FixedPage;
export const twoFactorSetup = "/account/two-factor/setup" as FixedPage;

// The cashier. The provider leads back to the deposits with the number of the one that was made.
export const deposit = "/account/cashier/deposit" as FixedPage<{ deposit: string }>;
export const withdraw = "/account/cashier/withdraw" as FixedPage;
export const bankTransfer = "/account/cashier/withdraw/cbt" as FixedPage;
export const playerTransfer = "/account/cashier/withdraw/ttp" as FixedPage;
export const pendingWithdrawals = "/account/cashier/withdraw/manage-pending" as FixedPage;
export const withdrawal = "/account/cashier/withdrawals/:withdrawal" as Page<{ withdrawal: string }>;
export const payments = "/account/cashier/history" as FixedPage<{ kind: string }>;

// Verification. `funnel` leads a player from one step to the next.
export type StepPage = FixedPage<{ funnel: string; destination: string }>;
export const verificationSteps = "/account/verification" as StepPage;
export const validateDocument = "/validate-document" as StepPage;
export const captureDocument = "/validate-document/capture" as FixedPage;
export const documentResult = "/document-verification-result" as FixedPage<{ transactionStatus: string }>;
export const blockedDocument = "/blocked-document-status" as StepPage;
export const unableToVerify = "/unable-to-verify-identity" as FixedPage;
export const validatePhone = "/validation-code/validatePhone" as StepPage;

// Safer play.
export const limits = "/account/limits" as FixedPage;
export const takeABreak = "/account/take-a-break" as FixedPage;
export const selfExclusion = "/account/self-exclusion" as FixedPage;

// Offers. Pages of promotions that editors write have their addresses beside them.
export const offers = "/promotions" as FixedPage;
export const offer = "/promotions/offers/:offer" as Page<{ offer: string }>;
export const missions = "/missions" as FixedPage;
export const tournaments = "/tournaments" as FixedPage;
export const tournament = "/tournaments/:tournament" as Page<{ tournament: string }>;

// Content: what editors write, and the entries that the site itself names.
export const contentPage = "/pages/:slug" as Page<{ slug: string }>;
export const article = "/articles/:slug" as Page<{ slug: string }>;
export const promotion = "/promotions/:slug" as Page<{ slug: string }>;
export const helpPage = "/help/*" as Page<{ "*": string }>;
export const marketingPage = "/:slug" as Page<{ slug: string }>;
export const help = "/help" as FixedPage;
export const preview = "/preview" as FixedPage<{ token: string }>;
export const helpSearch = "/help/search-content" as FixedPage<{ searchTerm: string }>;
export const contact = "/contact-us" as FixedPage;
export const saferPlayContent = "/pages/safer-play" as FixedPage;
export const licencesContent = "/pages/licences" as FixedPage;
export const termsContent = "/pages/terms" as FixedPage;
export const privacyContent = "/pages/privacy" as FixedPage;
export const cookiesContent = "/pages/cookies" as FixedPage;

// Others.
// Drawn by the legacy application, whose paths below its own prefix are those below this one.
export const earlierRules = "/earlier-rules" as FixedPage;
export const earlierRulesPage = "/earlier-rules/*" as Page<{ "*": string }>;
export const error = "/error/:name" as Page<{ name: "not-found" | "internal-server" | "not-available" }>;
export const forum = "/forum" as FixedPage;
export const components = "/dev/components" as FixedPage;
