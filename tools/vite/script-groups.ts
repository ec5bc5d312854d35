/** What every page needs: our code, the router's, and the bundler's own. */
const EVERY_PAGE =
	/rolldown\/runtime|\/(node_modules\/(react|react-dom|react-router|scheduler)\/|app\/(root|entry\.client)\.tsx|platform\/(paths\/path|web\/(i18n|page)\/[\w-]+)\.|domains\/content\/web\/(Blocks|regions\/Region|menu\/menu-in)\.|platform\/web\/icons\/sprite|platform\/web\/components\/\w+\/(Badge|Button|focus-keys|Icon|IconButton|lazy-part|Notice|PageHead|Toasts|toast-store|toast-after-load|toast-edge|use-toast-edge)\.|apps\/site\/app\/frame\/(links\/|scripts\/|without-scripts\/)?(AsPlayer|account-place|early|HeadStart|PageScripts|WithoutScripts|RootError|root-page|texts|each-address|BackButton|BottomBar|channels|early-press|Footer|Frame|Header|import-fetched|whole-styles|last-page|plain-links|Alternates)\.|domains\/(catalogue\/web\/LateMark|identity\/web\/login\/last-page|wallet\/web\/may-stake)\.|icu-minify\/|kernel\/(locale|check)\/)/;

/** What the lobby needs before it can be used. */
const LOBBY =
	/\/(platform\/web\/components\/\w+\/(GameCard|Hero|Picture|Rail)\.|domains\/(lobby\/web|content\/web\/menu|catalogue\/web\/card)\/(?!Football|Race|RowHead|use-kick-off)[\w-]+\.tsx?$|app\/(frame\/lobby\/LobbyView|routes\/lobby\/lobby)\.|domains\/catalogue\/contract\/flags\.|games\/art\/files\.)/;

/** Forms, and the first of them, the login. */
const FORMS =
	/\/(domains\/identity\/(contract\/login\/(login-(calls|errors|step)|required-actions)|web\/login\/(login-cause|remembered|signed-by-passkey|forget-session))\.|platform\/web\/components\/\w+\/(Choices|Field|Form|Panel|TextField)\.|platform\/web\/reads\/(call-api|texts|use-body-rules|use-call|use-error-text)\.|kernel\/(call|error)\/)/;

/** The library of schemas, and those that pages name: no other group takes them along. */
const SCHEMAS = /\/(node_modules\/typebox|domains\/(?!factors)\w+\/contract\/schemas)[/.]/;

/** The login itself, with its texts, which the end of a session shows, too. */
const LOGIN = /\/(app\/routes\/login\/login|domains\/identity\/web\/login\/texts)\./;

/**
 * What many pages share besides, and what every page needs once it can be used: also the table of all paths, which
 * otherwise stand where they are used.
 */
const COMMON =
	/\/(node_modules\/@noble\/|platform\/(paths\/pages\.|web\/(components|reads)\/)|kernel\/(money|odds|id|issues|random)\/|domains\/(sports\/contract\/(limits|calls|events)|factors\/contract\/(operations|schemas))\.ts$|games\/stakes(\.data)?\.ts$|app\/frame\/later\.ts$)/;

/** What every page of a player needs, and what the pages of an account show above them, and those where they play. */
const PLAYER =
	/\/(app\/frame\/PlayerProviders|domains\/(verification\/web\/status\/DocumentBanner|safer-play\/(web\/(watch|PlayWatchBar)|contract\/limits)|wallet\/web\/Balance(Mark|Notice|Provider|Pill)|promotions\/web\/(beside\/texts|words\/use-formats|bonuses\/(use-bonuses|withdrawal-effect))))\./;

/** What cards draw once the page can be used, and what sounds in games. */
const CARD_PARTS =
	/\/(app\/frame\/cards\/card-parts|domains\/(catalogue\/web\/local\/most-played|spins\/web\/terms-text|spins\/web\/use-spins|jackpots\/web\/(names|use-money)|play\/web\/(sound\/(speaker|cues|sound-choice)|titles\/(loads\/[\w-]+|[\w-]+\/(load|styles)))))\./;

/** Bets: of the lobby, and of the pages of bets. */
const BETS = /\/domains\/sports\/web\/(?!(SportsScreen|EventScreen|MyBetsScreen)\.)[\w/-]+\./;

/** What the lobby draws once it can be used. */
const LOBBY_PARTS = /\/app\/frame\/lobby-parts\./;

/** The account's menu, which all pages of an account have beside them, and what many of them show. */
const ACCOUNT =
	/\/(app\/routes\/account\/account-layout|domains\/account\/contract\/profile\/calls|domains\/account\/web\/(overview\/(AccountMenu|ways)|AccountFrame|texts)|domains\/loyalty\/web\/(TierMark|tier-label|use-loyalty|external)|domains\/wallet\/(web\/(Fund(Rows|Whys)|shown-funds|use-explained-funds)|contract\/(display-rows|explain-funds|fund-calls)))\./;

/** How players prove who they are, and the forms about their person. */
const SECURITY =
	/\/domains\/(factors\/web\/(texts|code\/|pin\/|two-factor\/)|identity\/(web\/(texts|person\/)|contract\/account\/)|account\/web\/use-password-texts|identity\/(contract\/calls\.|web\/(registration\/ResendButton|login\/captcha\/use-call)))/;

/** What the help shows of a player's own payments. */
const OWN_CASES = /\/domains\/cashier\/web\/help\/Own\w+\./;

/** Payments. */
const CASHIER = /\/domains\/cashier\/(web|contract)\/(?!rules)/;

/** Offers and bonuses. */
const OFFERS = /\/domains\/promotions\/web\//;

/** Help. */
const HELP = /\/domains\/support\/web\//;

/** The rules of the forms of an account; those of the registration and of games are scripts of their own. */
const RULES = /\/(contract\/rules\/(?!register|choose-client-seed)|node_modules\/ajv)/;

/** The rules of all titles, in data and in words: also what a page about them needs. */
const TITLES =
	/\/(engines\/(?!reels|race|fixture|pricing|settlement)|games\/(others|looks|sheets)\.)|\/domains\/play\/web\/titles\/(words|title-words|TitleFacts|PaysTable|kinds|(?!slot\/)[\w-]+\/(words|texts))\./;

/** The parts of the stages of all titles that are no slots with lines. */
const TITLE_PARTS = /\/domains\/play\/web\/titles\/([\w-]+\.|(cards|dice|slot|table|shared-table)\/)/;

/** The canvas of slots with lines. */
const STAGE = /\/games\/(stage|reels\/stage\/reel-stage)\./;

/** What one kind of title has of its own. */
const KIND = /\/domains\/play\/web\/titles\/([\w-]+)\//;

/** What the pages about rounds and their proofs share with that of a game. */
const PLAY =
	/\/(domains\/play\/contract\/(?!rules)|domains\/play\/web\/(texts|TextLink|dialogs\/(Code|HistoryDialog|texts)|provided\/texts|fairness\/texts|verify\/given-round|game\/(stakes\/use-money-text|round\/round-texts|seeds\/[\w-]+)|titles\/(kinds|slot\/texts))\.|engines\/reels\/(sheet|line|spin)\.)/;

/** A game's page, with what slots with lines need. */
const GAME =
	/\/(app\/routes\/play\/game|domains\/play\/web\/(GameScreen|(game|sound|autoplay)\/(?!celebration|speaker|[\w/]+Dialog)[\w/-]+|titles\/slot\/(WinBanner|FeatureTitle|tiers|use-count-up)))\./;

/** Texts are loaded in one language, so each stays a file of its own until they are joined. */
const NO_TEXTS = "^(?!.*/texts/\\w+\\.ts)";

type Options = { minShareCount?: number; includeDependenciesRecursively?: boolean };

const group = (name: string, test: RegExp, options: Options = {}) => ({
	name,
	test: new RegExp(`${NO_TEXTS}.*(?:${test.source})`),
	...options,
});

/** What they import goes to the groups after them: here is all that a first page waits for. */
const AS_LISTED = { includeDependenciesRecursively: false };

/** What only one page needs stays in that page's script. */
const SHARED = { minShareCount: 2 };

/**
 * What loads together stands in one file: many small files compress badly, and each is requested by itself. A group has
 * what its modules import, too, unless a group before it has that: so what areas share stands before them. The group
 * that has a route in it becomes the script of that route (merged-entries.ts).
 */
export const scriptGroups = [
	group("every-page", EVERY_PAGE, AS_LISTED),
	group("lobby-page", LOBBY, AS_LISTED),
	group("forms", FORMS, AS_LISTED),
	group("schemas", SCHEMAS, AS_LISTED),
	group("common", COMMON),
	group("player", PLAYER),
	group("card-parts", CARD_PARTS),
	group("bets", BETS, SHARED),
	group("lobby-parts", LOBBY_PARTS),
	group("own-cases", OWN_CASES),
	group("account", ACCOUNT),
	group("security", SECURITY, SHARED),
	group("cashier", CASHIER, SHARED),
	group("offers", OFFERS, SHARED),
	group("help", HELP, SHARED),
	group("rules", RULES),
	group("login", LOGIN),
	group("play", PLAY),
	group("game", GAME),
	group("titles", TITLES),
	group("stage", STAGE),
	group("title-parts", TITLE_PARTS),
	{
		...group("", KIND),
		debugName: "title",
		name: (id: string) => `title-${KIND.exec(id)?.[1]?.replace("-table", "")}`,
	},
];
