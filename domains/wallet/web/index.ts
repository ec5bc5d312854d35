export { BalancePill } from "./BalancePill.tsx";
export { BalanceProvider, useBalances } from "./BalanceProvider.tsx";
export { PendingBanner } from "./PendingBanner.tsx";
export { loadStatement, StatementScreen } from "./StatementScreen.tsx";
