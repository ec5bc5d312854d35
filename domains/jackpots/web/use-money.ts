import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";

export const useMoney = (currency: string): ((amountMinor: number | bigint) => string) => {
	const locale = useLocale();
	return (amountMinor) => formatMoney(amountMinor, currency, locale);
};
