/**
 * UF → some of its largest municipalities, by their IBGE names, for portals that can be asked for cities and not for a
 * state.
 */
export const largeCities: Readonly<Record<string, readonly string[]>> = {
  AC: ["Rio Branco", "Cruzeiro do Sul", "Sena Madureira", "Tarauacá"],
  AL: ["Maceió", "Arapiraca", "Rio Largo", "Palmeira dos Índios", "União dos Palmares"],
  AM: ["Manaus", "Itacoatiara", "Manacapuru", "Parintins", "Tefé"],
  AP: ["Macapá", "Santana", "Laranjal do Jari"],
  BA: ["Salvador", "Feira de Santana", "Vitória da Conquista", "Camaçari", "Juazeiro", "Lauro de Freitas"],
  CE: ["Fortaleza", "Caucaia", "Juazeiro do Norte", "Maracanaú", "Sobral"],
  DF: ["Brasília"],
  ES: ["Serra", "Vila Velha", "Cariacica", "Vitória", "Cachoeiro de Itapemirim", "Linhares"],
  GO: ["Goiânia", "Aparecida de Goiânia", "Anápolis", "Rio Verde", "Águas Lindas de Goiás"],
  MA: ["São Luís", "Imperatriz", "São José de Ribamar", "Timon", "Caxias"],
  MG: ["Belo Horizonte", "Uberlândia", "Contagem", "Juiz de Fora", "Betim", "Montes Claros"],
  MS: ["Campo Grande", "Dourados", "Três Lagoas", "Corumbá", "Ponta Porã"],
  MT: ["Cuiabá", "Várzea Grande", "Rondonópolis", "Sinop", "Sorriso"],
  PA: ["Belém", "Ananindeua", "Santarém", "Parauapebas", "Marabá", "Castanhal"],
  PB: ["João Pessoa", "Campina Grande", "Santa Rita", "Patos"],
  PE: ["Recife", "Jaboatão dos Guararapes", "Petrolina", "Caruaru", "Olinda", "Paulista"],
  PI: ["Teresina", "Parnaíba", "Picos"],
  PR: ["Curitiba", "Londrina", "Maringá", "Ponta Grossa", "Cascavel", "São José dos Pinhais"],
  RJ: ["Rio de Janeiro", "São Gonçalo", "Duque de Caxias", "Nova Iguaçu", "Campos dos Goytacazes", "Niterói"],
  RN: ["Natal", "Mossoró", "Parnamirim", "São Gonçalo do Amarante"],
  RO: ["Porto Velho", "Ji-Paraná", "Ariquemes", "Vilhena"],
  RR: ["Boa Vista", "Rorainópolis"],
  RS: ["Porto Alegre", "Caxias do Sul", "Canoas", "Pelotas", "Santa Maria", "Gravataí"],
  SC: ["Joinville", "Florianópolis", "Blumenau", "São José", "Itajaí", "Chapecó"],
  SE: ["Aracaju", "Nossa Senhora do Socorro", "Itabaiana", "Lagarto"],
  SP: ["São Paulo", "Guarulhos", "Campinas", "São Bernardo do Campo", "Santo André", "Osasco"],
  TO: ["Palmas", "Araguaína", "Gurupi"],
};
