import "@fontsource-variable/figtree";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BackOffice } from "./BackOffice.tsx";

// Browsers hide a nonce's attribute from scripts, but not its property.
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";
const styles = createCache({ key: "office", nonce, prepend: true });

const root = document.getElementById("root");
if (root)
	createRoot(root).render(
		<StrictMode>
			<CacheProvider value={styles}>
				<BackOffice />
			</CacheProvider>
		</StrictMode>,
	);
