/** What every page needs: our code, the router's, and the bundler's own. */
const EVERY_PAGE =
	/rolldown\/runtime|\/(node_modules\/(react|react-dom|react-router|scheduler)\/|app\/(root|routes\/layout)\.tsx|platform\/web\/(i18n|page)\/|platform\/web\/components\/\w+\/(Button|focus-keys|Icon|IconButton|lazy-part|Notice|PageHead|Toasts|toast-store|toast-after-load)\.|apps\/site\/app\/frame\/(links\/|scripts\/)?(BackButton|BottomBar|channels|early-press|Footer|Frame|Header|import-fetched|whole-styles|last-page|plain-links|Alternates)\.|domains\/(catalogue\/web\/LateMark|wallet\/web\/may-stake)\.|icu-minify\/|kernel\/(locale|check)\/)/;

/** What the lobby needs before it can be used. */
const LOBBY =
	/\/(platform\/web\/components\/\w+\/(Badge|GameCard|Hero|Picture|Rail)\.|domains\/(lobby\/web|content\/web\/menu|catalogue\/web\/card)\/(?!Football|Race|RowHead|use-kick-off)[\w-]+\.tsx?$|app\/frame\/lobby\/LobbyView\.)/;

/** Forms, and the first of them, the login. */
const FORMS =
	/\/(domains\/identity\/(contract\/login\/login-(calls|errors|step)|web\/login\/(login-cause|remembered|signed-by-passkey))\.|platform\/web\/components\/\w+\/(Choices|Field|Form|Panel|TextField)\.|platform\/web\/reads\/(call-api|texts|use-body-rules|use-call|use-error-text)\.|kernel\/call\/index\.)/;

/** What many pages share besides, and what every page needs once it can be used. */
const COMMON =
	/\/(platform\/web\/components\/\w+\/(Countdown|Dialog|EmptyState|Money|PriceButton|Skeleton)\.|platform\/web\/reads\/use-polled\.|kernel\/(money|odds)\/[\w-]+\.ts$|domains\/sports\/contract\/(limits|calls|events)\.ts$|app\/frame\/later\.ts$)/;

/** The library of schemas, and those that pages name: no other group takes them along. */
const SCHEMAS = /\/(node_modules\/typebox|domains\/\w+\/contract\/schemas)[/.]/;

/** Each path stands where it is used; the table of all is for what looks a page up by its address, which loads late. */
const ALL_PATHS = /\/platform\/paths\/pages\.ts$/;

/** What every page of a player needs, and what the pages of an account show above them. */
const PLAYER = /\/(app\/frame\/PlayerProviders|domains\/verification\/web\/status\/DocumentBanner)\./;

/** What cards and the lobby draw once the page can be used. */
const LATE_PARTS = /\/app\/frame\/(cards\/card-parts|lobby-parts)\./;

/**
 * What loads together stands in one file: many small files compress badly, and each is requested by itself. A group has
 * what its modules import, too, unless a group before it has that.
 */
export const scriptGroups = [
	{ name: "all-paths", test: ALL_PATHS, priority: 1 },
	{ name: "every-page", test: EVERY_PAGE },
	{ name: "lobby-page", test: LOBBY },
	{ name: "forms", test: FORMS },
	{ name: "schemas", test: SCHEMAS },
	{ name: "common", test: COMMON },
	{ name: "player", test: PLAYER },
	{ name: "late-parts", test: LATE_PARTS },
];
