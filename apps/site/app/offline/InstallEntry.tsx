import { useEffect, useState } from "react";
import { useThemeTexts } from "../frame/theme/texts.ts";

/** Installs the site on the device, as long as the browser offers it. */
export function InstallEntry() {
	const t = useThemeTexts();
	const [isOffered, setOffered] = useState(true);
	useEffect(() => {
		const withdraw = (): void => setOffered(false);
		addEventListener("appinstalled", withdraw);
		return () => removeEventListener("appinstalled", withdraw);
	}, []);
	// A browser takes each offer once.
	const install = (): void => {
		void window.installOffer?.prompt();
		window.installOffer = undefined;
		setOffered(false);
	};
	if (!isOffered) return null;
	return (
		<button type="button" onClick={install} className="flex min-h-11 items-center hover:text-ink">
			{t("install")}
		</button>
	);
}
