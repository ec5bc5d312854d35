type Named = { firstName?: string; lastName?: string; nickname?: string; email: string };

/** First plus last name, else the nickname, else the e-mail. spec §3 */
export function displayName({ firstName = "", lastName = "", nickname, email }: Named): string {
	return `${firstName} ${lastName}`.trim() || nickname || email;
}
