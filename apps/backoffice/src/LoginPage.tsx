import { OperatorLogin } from "@baize/identity/backoffice";
import { useLogin } from "react-admin";

/** The operators' own way in. Once it is through, react-admin leads to where the operator was going. */
export function LoginPage() {
	const login = useLogin();
	return <OperatorLogin onSignedIn={() => void login({})} />;
}
