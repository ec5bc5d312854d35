export { DepositScreen, loadDeposit } from "./DepositScreen.tsx";
export { HistoryScreen, loadHistory } from "./HistoryScreen.tsx";
export { loadPending, ManagePendingScreen } from "./ManagePendingScreen.tsx";
export { loadWithdraw, WithdrawScreen } from "./WithdrawScreen.tsx";
