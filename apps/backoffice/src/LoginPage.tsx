import { OperatorLogin } from "@baize/identity/backoffice";
import { useLogin } from "react-admin";

/** The operators' login. When it is complete, react-admin leads to the page that the operator wanted. */
export function LoginPage() {
	const login = useLogin();
	return <OperatorLogin onSignedIn={() => void login({})} />;
}
