export { LinkedAccountsPanel } from "./bank-accounts/LinkedAccountsPanel.tsx";
export { DepositScreen, loadDeposit } from "./deposit/DepositScreen.tsx";
export { loadOwnDeposits, OwnDeposits } from "./help/OwnDeposits.tsx";
export { loadOwnWithdrawals, OwnWithdrawals } from "./help/OwnWithdrawals.tsx";
export { HistoryScreen, loadHistory } from "./history/HistoryScreen.tsx";
export { loadPending, ManagePendingScreen } from "./pending/ManagePendingScreen.tsx";
export { SavedCardsPanel } from "./saved-cards/SavedCardsPanel.tsx";
export { loadTransfers, TransferScreen } from "./transfers/TransferScreen.tsx";
export { loadWithdraw, WithdrawScreen } from "./withdraw/WithdrawScreen.tsx";
