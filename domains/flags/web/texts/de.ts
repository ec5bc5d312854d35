export default {
	errors: { unknown: "Diesen Schalter gibt es nicht. Laden Sie die Seite neu, um die vorhandenen zu sehen." },
};
