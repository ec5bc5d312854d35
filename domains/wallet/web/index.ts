export { BalanceMark } from "./BalanceMark.tsx";
export { BalanceNotice } from "./BalanceNotice.tsx";
export { BalancePill } from "./BalancePill.tsx";
export { BalanceProvider, useBalances, useBalancesOfPlayer } from "./BalanceProvider.tsx";
export { BalancesPanel } from "./BalancesPanel.tsx";
export { FundsPanel } from "./FundsPanel.tsx";
export { PendingBanner } from "./PendingBanner.tsx";
export { loadReceipt, ReceiptScreen } from "./statement/ReceiptScreen.tsx";
export { loadStatement, StatementScreen } from "./statement/StatementScreen.tsx";
