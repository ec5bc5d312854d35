export default {
	errors: { tooHigh: "Der Spieler hat nicht so viel Echtgeld. Es wurde nichts geändert." },
};
