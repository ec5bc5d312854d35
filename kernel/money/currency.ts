/**
 * The supported currencies. Two scales, never mixed: `ledgerDecimals` is the scale of the ledger, in which every amount
 * is an integer (minor units); `displayDecimals` is how many digits a user sees. spec §9
 */
export type Currency = { code: string; number: number; ledgerDecimals: number };

const CRYPTO_LEDGER_DECIMALS = 8;
const FIAT_LEDGER_DECIMALS = 2;

const fiat = (code: string, number: number): Currency => ({ code, number, ledgerDecimals: FIAT_LEDGER_DECIMALS });
const crypto = (code: string, number: number): Currency => ({ code, number, ledgerDecimals: CRYPTO_LEDGER_DECIMALS });

/**
 * `number` is the currency in the ledger: ISO 4217 where there is one, from 1001 where there is none. Never renumber.
 */
export const CURRENCIES: readonly Currency[] = [
	fiat("CAD", 124),
	fiat("USD", 840),
	fiat("EUR", 978),
	fiat("GBP", 826),
	fiat("MXN", 484),
	fiat("BRL", 986),
	fiat("JPY", 392),
	fiat("INR", 356),
	fiat("VND", 704),
	fiat("IDR", 360),
	crypto("BTC", 1001),
	crypto("XBT", 1002),
	crypto("BSV", 1003),
	crypto("BCH", 1004),
	crypto("LTC", 1005),
	crypto("ETH", 1006),
	crypto("USDT", 1007),
];

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]));
const byNumber = new Map(CURRENCIES.map((currency) => [currency.number, currency]));

export const currencyOf = (code: string): Currency | undefined => byCode.get(code);
export const currencyNumbered = (number: number): Currency | undefined => byNumber.get(number);
export const ledgerDecimals = (code: string): number => byCode.get(code)?.ledgerDecimals ?? FIAT_LEDGER_DECIMALS;
