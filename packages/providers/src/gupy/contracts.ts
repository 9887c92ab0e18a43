/**
 * `type` of a Gupy vacancy → the common name of the contract. `vacancy_type_associate`
 * may be CLT or PJ, so it has no entry.
 */
export const gupyContracts: Readonly<Record<string, string>> = {
  vacancy_type_effective: "CLT",
  vacancy_legal_entity: "PJ",
  vacancy_type_internship: "Estágio",
  vacancy_type_summer: "Estágio de férias",
  vacancy_type_apprentice: "Jovem aprendiz",
  vacancy_type_trainee: "Trainee",
  vacancy_type_temporary: "Temporário",
  vacancy_type_intermittent: "Intermitente",
  vacancy_type_outsource: "Terceirizado",
  vacancy_type_autonomous: "Autônomo",
  vacancy_type_freelancer: "Freelancer",
  // The provider's own spelling.
  vacancy_type_parter: "Sócio",
  vacancy_type_lecturer: "Docente",
  vacancy_type_volunteer: "Voluntário",
};

/** A pool of candidates, not an opening. */
export const gupyTalentPool = "vacancy_type_talent_pool";
