/** What every page needs: our code, and the router's. */
const EVERY_PAGE =
	/\/(node_modules\/(react|react-dom|react-router|scheduler)\/|app\/(root|routes\/layout)\.tsx|platform\/web\/(i18n|page)\/|platform\/web\/components\/\w+\/(Button|focus-keys|Icon|IconButton|lazy-part|Notice|Toasts|toast-store|toast-after-load)\.|apps\/site\/app\/frame\/(links\/|scripts\/)?(BackButton|BottomBar|channels|early-press|Footer|Frame|Header|import-fetched|whole-styles|last-page|plain-links|Alternates)\.|domains\/catalogue\/web\/LateMark\.|icu-minify\/|kernel\/(locale|check)\/)/;

/** What the lobby needs before it can be used. */
const LOBBY =
	/\/(platform\/web\/components\/\w+\/(Badge|GameCard|Hero|Picture|Rail)\.|domains\/(lobby\/web|content\/web\/menu|catalogue\/web\/card)\/(?!Football|Race|RowHead|use-kick-off)[\w-]+\.tsx?$|app\/frame\/lobby\/LobbyView\.)/;

const LOGIN =
	/\/domains\/identity\/(contract\/login\/login-(calls|errors|step)|web\/login\/(login-cause|remembered|signed-by-passkey))\./;

const FORMS =
	/\/(platform\/web\/components\/\w+\/(Choices|Field|Form|Panel|TextField)\.|platform\/web\/reads\/(call-api|texts|use-body-rules|use-call|use-error-text)\.|kernel\/call\/index\.)/;

/** What many pages share besides. */
const SHARED =
	/\/(platform\/web\/components\/\w+\/(Countdown|Dialog|EmptyState|Money|PriceButton|Skeleton)\.|platform\/web\/reads\/use-polled\.|kernel\/(money|odds)\/[\w-]+\.ts$)/;

/** The library of schemas, and those that pages name: no other group takes them along. */
const SCHEMAS = /\/(node_modules\/typebox|domains\/\w+\/contract\/schemas)[/.]/;

/** Each path stands where it is used; the table of all is for what looks a page up by its address, which loads late. */
const ALL_PATHS = /\/platform\/paths\/pages\.ts$/;

/** What is not needed before the page can be used: of every page, of a player's page, of cards, of the lobby. */
const LATER = /\/app\/frame\/later\.ts$/;
const PLAYER = /\/app\/frame\/PlayerProviders\./;
const CARDS = /\/app\/frame\/cards\/card-parts\./;
const LOBBY_LATER = /\/app\/frame\/lobby-parts\./;

/**
 * What loads together stands in one file: many small files compress badly, and each is requested by itself. A group has
 * what its modules import, too, unless a group before it has that.
 */
export const scriptGroups = [
	{ name: "all-paths", test: ALL_PATHS, priority: 1 },
	{ name: "every-page", test: EVERY_PAGE },
	{ name: "lobby-page", test: LOBBY },
	{ name: "forms", test: FORMS },
	{ name: "logging-in", test: LOGIN },
	{ name: "schemas", test: SCHEMAS },
	{ name: "shared", test: SHARED },
	{ name: "later", test: LATER },
	{ name: "player", test: PLAYER },
	{ name: "cards", test: CARDS },
	{ name: "lobby-later", test: LOBBY_LATER },
];
