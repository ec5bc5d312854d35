/** What operators read about their own access, and about each other's. */
export const accessTexts = {
	access: {
		password: { title: "Log in" },
		invitation: {
			title: "Welcome",
			text: "Choose a password for %{email}. After it you set up a second factor, and then the back office opens.",
			submit: "Go on",
			invalid:
				"This link no longer works: it was used, it is older than 48 hours, or a newer one was sent. Ask an operator who manages access for a new one.",
			leave: "To the login",
		},
		proof: {
			title: "One more step",
			code: "Code",
			codeHint: "The 6 digits from your authenticator app, or a recovery code.",
			missing: "Please enter a code.",
			passkey: "Use a passkey",
			back: "Back to the password",
		},
		enrolment: { title: "Set up your second factor" },
		login: {
			username: "E-mail",
			password: "Password",
			submit: "Log in",
			passkey: "Log in with a passkey",
			refused: "The e-mail or the password is not right.",
			suspended: "Your access is suspended. Ask an operator who manages access.",
			blocked:
				"Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.",
			wrongCode:
				"This code is not right. You have one more attempt. |||| This code is not right. You have %{smart_count} more attempts.",
			factorChanged: "That is not set up for you. Reload the page.",
			passkeyRefused: "This passkey does not open the back office.",
			passkeyNotRead: "No passkey was read. Try again, or use the other way.",
			timeIsUp: "That took too long. Please log in again.",
			failed: "The server did not answer. Nothing was changed; try again.",
			required: "Please log in.",
		},
		ended: {
			expired: "You were logged out because you had not used the back office for a while, or for eight hours in all.",
			elsewhere: "You were logged out: your password or factors were changed, or your access was.",
		},
		fresh: {
			title: "Confirm that it is you",
			why: "What you are about to do needs a fresh proof. It is then valid for ten minutes.",
			submit: "Confirm",
			cancel: "Cancel",
		},
		account: { title: "Your account" },
	},
};

export const operatorsTexts = {
	resources: {
		operators: {
			name: "Operator |||| Operators",
			empty: "There are no operators.",
			fields: {
				id: "Operator id",
				name: "Name",
				email: "E-mail",
				state: "State",
				factors: "Second factors",
				lastLoginMs: "Last login",
				roles: "Roles",
			},
		},
	},
	person: {
		errors: {
			operatorUnknown: "There is no such operator any more. Reload the list.",
			emailTaken:
				"This e-mail already belongs to a player or an operator. A player cannot become an operator: use another.",
			ownAccess: "Your own access is changed by another operator. Nothing was changed.",
			lastOperator: "No operator could then manage operators. Give the role to another operator first.",
			operatorState: "That is already so, or another operator was quicker. Nothing was changed.",
		},
	},
	operators: {
		open: "Open %{name}",
		self: "%{name} (you)",
		facts: "Who",
		access: "Access",
		own: "This is you. Your own access is changed by another operator; password and factors you change on your account page.",
		never: "Never",
		authenticator: "Authenticator",
		passkeys: "%{smart_count} passkey |||| %{smart_count} passkeys",
		noFactors: "None yet",
		invitedHint: "No password was chosen yet. Where the link has run out, reset the access to send another.",
		states: { invited: "Invited", enrolling: "No factor yet", active: "Active", suspended: "Suspended" },
		roles: "Roles",
		undo: "Undo",
		noRoles: "Choose at least one role. To shut an operator out, suspend them.",
		roleNames: {
			audit: "audit: reads the log",
			content: "content: writes to all players",
			flags: "flags: opens and closes parts",
			games: "games",
			operators: "operators: looks after operators",
			players: "players: changes accounts",
			sports: "sports",
			support: "support: helps players",
			verification: "verification: checks documents",
			withdrawals: "withdrawals: pays out",
		},
		suspended: "The operator is suspended, and every session has ended.",
		resumed: "The operator may log in again.",
		wasReset: "Password and factors are removed. A mail with a new link is on its way.",
		rolesChanged: "The roles are changed.",
		invite: {
			open: "Invite an operator",
			title: "Invite an operator",
			text: "A mail with a link goes to them. It works once, for 48 hours; they choose a password and set up a second factor.",
			email: "E-mail",
			name: "Name (optional)",
			noEmail: "Please enter an e-mail address.",
			submit: "Send the invitation",
			done: "The invitation for %{email} is on its way.",
		},
	},
	people: {
		actions: {
			suspend: "Suspend",
			suspendTitle: "Suspend this operator?",
			suspendText: "They are logged out at once and cannot log in until they are let in again.",
			resume: "Let in again",
			resumeTitle: "Let this operator in again?",
			resumeText: "They can log in as before, with their password and second factor.",
			resetFactors: "Reset the access",
			resetFactorsTitle: "Reset this operator's access?",
			resetFactorsText:
				"Password, authenticator, recovery codes and passkeys are removed, and every session ends. A mail with a link lets the operator set them up anew.",
			changeRoles: "Change the roles",
			changeRolesTitle: "Change the roles?",
			changeRolesText: "From now on this operator has: %{about}.",
		},
	},
};
