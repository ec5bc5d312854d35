export { AccountScreen, loadAccount } from "./AccountScreen.tsx";
export { ConfirmEmailScreen, loadConfirmEmail } from "./ConfirmEmailScreen.tsx";
export { JoinScreen, loadJoin } from "./JoinScreen.tsx";
export { LoginScreen, loadLogin } from "./LoginScreen.tsx";
export { LogoutButton } from "./LogoutButton.tsx";
export { ProfilePanel } from "./ProfilePanel.tsx";
