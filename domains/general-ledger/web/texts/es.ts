export default {
	errors: {
		notFrozen: "Este producto ya no está cerrado por una diferencia. Puede que otro operador lo haya abierto.",
	},
};
