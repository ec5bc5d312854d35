export default {
	errors: { tooHigh: "ليس لدى اللاعب هذا القدر نقدًا. لم يتغيّر شيء." },
};
