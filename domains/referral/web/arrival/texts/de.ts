export default {
	label: "Der Link, der Sie hierher geführt hat",
	question:
		"Ein Link hat Sie hierher geführt. Dürfen wir ihn {days, plural, one {einen Tag} other {# Tage}} lang speichern, damit belohnt wird, wer ihn geteilt hat, falls Sie ein Konto eröffnen?",
	agreed: "Wir speichern den Link, der Sie hierher geführt hat.",
	declined: "Wir speichern nicht, welcher Link Sie hierher geführt hat.",
	more: "Über Cookies",
	accept: "Zustimmen",
	decline: "Ablehnen",
};
