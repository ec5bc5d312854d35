export default {
	description: "Casino, virtuales y deportes en un solo sitio. Para adultos.",
	lobby: "Inicio",
	sports: "Deportes",
	cashier: "Caja",
};
