import type { SaferPlayLaw } from "./types.ts";

const GAMBLING_THERAPY = { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org" };

/** The default where no other rule is written: months in UTC, and help that is available in many languages. */
export const COMMON_LAW: SaferPlayLaw = {
	zone: "UTC",
	maxima: [],
	maxRealityCheckMinutes: 60,
	organisations: [GAMBLING_THERAPY],
};

const zone = (name: string): Partial<SaferPlayLaw> => ({ zone: name });
const help = (name: string, url: string, phone?: string) => ({ name, url, ...(phone ? { phone } : {}) });

const CONNEX = help("ConnexOntario", "https://www.connexontario.ca", "1-866-531-2600");
const NCPG = help("National Council on Problem Gambling", "https://www.ncpgambling.org", "1-800-522-4700");

type CountryLaw = Partial<SaferPlayLaw> & { subdivisions?: Readonly<Record<string, Partial<SaferPlayLaw>>> };

/**
 * By country code of ISO 3166-1. The zone is that of most of a subdivision's people. Amounts are in major units of the
 * currency. Configuration to be checked with counsel, like the rest of the jurisdictions.
 */
export const SAFER_PLAY_LAWS: Readonly<Record<string, CountryLaw>> = {
	AT: {
		...zone("Europe/Vienna"),
		organisations: [help("Spielsuchthilfe", "https://www.spielsuchthilfe.at", "+43 1 544 13 57"), GAMBLING_THERAPY],
	},
	BR: { ...zone("America/Sao_Paulo"), organisations: [help("CVV", "https://www.cvv.org.br", "188"), GAMBLING_THERAPY] },
	CA: {
		...zone("America/Toronto"),
		organisations: [
			help("Responsible Gambling Council", "https://www.responsiblegambling.org", "416-499-9800"),
			GAMBLING_THERAPY,
		],
		subdivisions: {
			ON: { organisations: [CONNEX, GAMBLING_THERAPY] },
			QC: zone("America/Montreal"),
			NB: zone("America/Moncton"),
			NS: zone("America/Halifax"),
			PE: zone("America/Halifax"),
			NL: zone("America/St_Johns"),
			MB: zone("America/Winnipeg"),
			SK: zone("America/Regina"),
			AB: zone("America/Edmonton"),
			BC: zone("America/Vancouver"),
			YT: zone("America/Whitehorse"),
			NT: zone("America/Yellowknife"),
			NU: zone("America/Iqaluit"),
		},
	},
	ES: {
		...zone("Europe/Madrid"),
		// Real Decreto 1614/2011: deposits of 600 a day, 1,500 a week, 3,000 a month.
		maxima: [
			{ kind: "deposit", window: "day", currency: "EUR", amount: 600 },
			{ kind: "deposit", window: "week", currency: "EUR", amount: 1_500 },
			{ kind: "deposit", window: "month", currency: "EUR", amount: 3_000 },
		],
		organisations: [help("FEJAR", "https://fejar.org", "900 200 225"), GAMBLING_THERAPY],
	},
	GB: {
		...zone("Europe/London"),
		organisations: [help("GamCare", "https://www.gamcare.org.uk", "0808 8020 133"), GAMBLING_THERAPY],
	},
	IE: {
		...zone("Europe/Dublin"),
		organisations: [help("GamblingCare.ie", "https://www.gamblingcare.ie", "1800 936 725"), GAMBLING_THERAPY],
	},
	MX: {
		...zone("America/Mexico_City"),
		organisations: [help("Línea de la Vida", "https://www.gob.mx/lineadelavida", "800 911 2000"), GAMBLING_THERAPY],
	},
	PT: {
		...zone("Europe/Lisbon"),
		organisations: [help("Linha Vida", "https://www.icad.pt", "1414"), GAMBLING_THERAPY],
	},
	US: {
		...zone("America/New_York"),
		organisations: [NCPG, GAMBLING_THERAPY],
		subdivisions: {
			MI: { ...zone("America/Detroit"), organisations: [NCPG, GAMBLING_THERAPY] },
			NJ: { organisations: [help("1-800-GAMBLER", "https://800gambler.org", "1-800-426-2537"), NCPG] },
		},
	},
};
