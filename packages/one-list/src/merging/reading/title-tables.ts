import { englishWords } from "./english-words.ts";

/** What titles shorten, by the word that it stands for. */
const shortened = `auxiliar aux auxi auxil
administrativo adm admin administ administracao administration
assistente ass asst assist assit assis assistant
analista an anal analyst
tecnico tec tecn technician
operador op oper opr
engenheiro eng engo enga engineer
desenvolvedor dev devs developer developers programador programadora programmer
professor prof profa profo
supervisor superv supv
coordenador coord coorden coordinator
gerente ger gte manager
encarregado enc encarr
mecanico mec
motorista mot motor
ajudante aj ajud
vendedor vend
atendente atend
externo ext
consultor cons consultant
representante repr repres
recepcionista recep recepc
especialista esp espec specialist
producao prod
manutencao manut
financeiro fin financ
faturamento fat
expedicao exped
psicologo psico
nutricionista nutri
fonoaudiologo fono
advogado adv
comercial coml
logistica log
almoxarifado almox
trabalho trab
departamento depto dept dep
servico serv
marketing mkt mktg
telemarketing telemark telemkt
caixa cx
farmaceutico farm
fisioterapeuta fisio
medico med
garcom garcon garconete garconetes garcons
bartender barman barmaid barwoman
colheitadeira colhedora colhedeira
educacao ed edu educ
infraestrutura infra
automotivo automoveis automovel automotriz
uti cti
cientista scientist
cliente customer customers
sucesso success
conta account accounts
venda sales
seguranca seg security
informacao information
estagio estag estagiario estagiaria estagiarios estagiarias internship intern
aprendiz apprentice
direito juridico juridica
informatica inf
dado data
feminino fem mulher mulheres
masculino masc homens`;

/** What titles spell in several ways, and animals by the name of the trade with them. */
const spellings = `overlock overloque overloc overloq
munck munk muck munque
ave avicultura avicola avicolas
suino suinocultura suinicola porco porcos
bovino bovinocultura gado
motoboy motoboi
moto motocicleta motocicletas`;

/** Initials and names that titles write instead of several words. */
const initials = `rh recurso humano
dp departamento pessoal
ti tecnologia informacao
tst tecnico seguranca trabalho
asg auxiliar servico geral
asb auxiliar saude bucal
qa qualidade software
carreteiro motorista carreteiro
carreteira motorista carreteiro
tratorista operador trator
empilhadeirista operador empilhadeira
caminhoneiro motorista caminhao
faxineiro auxiliar limpeza
faxineira auxiliar limpeza
hr recurso humano
it tecnologia informacao
sdr representante desenvolvimento venda
bdr representante desenvolvimento negocio
csm cliente sucesso gerente
pmo escritorio projeto
payroll folha pagamento
cashier operador caixa`;

/** Words that say nothing of the role. Where the work is done and the contract are facts of their own. */
const noise = `de da do das dos em para pra por com no na nos nas ao aos e ou a o as os um uma the of and for in at to
  es ra ora or x m f h vaga vagas oportunidade emprego trabalhe conosco contrata contratase contratacao contratando
  contratamos precisa precisamos procura seleciona selecionamos urgente imediato imediata inicio hiring presencial
  hibrido hibrida hybrid remoto remota remote home office homeoffice anywhere brasil brazil efetivo efetiva
  pessoa profissional pcd pcds pne exclusivo exclusiva deficiencia deficiencias tambem inclusive extensivo extensiva
  atuar atuacao partir setor area nivel grau hora horas hs hrs escala regime turno periodo horario jornada cod codigo ref referencia id req vg nº
  modelo formato local cidade regiao programa jovem menor jr jnr junior pl pleno plena mid sr snr senior pessoas profissionais urgencia se
  comissao comissoes salario sexo indeterminado estamos admite admitimos admissao busca buscamos interessados disponivel disponiveis
  ganhos bolsa ate acima varias diversas otimo confidencial sigiloso`;

const shifts = `day manha matutino matutina diurno diurna dia
afternoon tarde vespertino vespertina
night noite noturno noturna madrugada`;

/** The word, or words, for each short form. */
export const longForms: ReadonlyMap<string, string> = new Map([
  ...invert(shortened),
  ...invert(englishWords),
  ...invert(spellings),
  ...initials.split("\n").map((line) => {
    const [short = "", ...words] = line.split(" ");
    return [short, words.join(" ")] as const;
  }),
]);
export const noiseWords: ReadonlySet<string> = new Set(noise.split(/\s+/));
/** Kinds of contract, by the names of `contractKindNames`. */
export const contractWords: ReadonlyMap<string, string> = new Map(
  invert("clt clt\npj pj mei\nfreelance autonomo autonoma autonomos freelancer freelancers freela"),
);
export const shiftWords: ReadonlyMap<string, string> = new Map(invert(shifts));
/** Grades within a role; an employer's II is another's Pleno, so they are compared with grades only. */
export const grades: ReadonlyMap<string, number> = new Map(
  ["i 1 01 n1", "ii 2 02 n2", "iii 3 03 n3", "iv 4 04 n4", "v 5 05 n5"].flatMap((words, index) =>
    words.split(" ").map((word) => [word, index + 1] as const),
  ),
);

/** Words that make another job of the one that they stand before; as `stem` leaves them. */
export const ranks: ReadonlySet<string> = new Set(
  "auxiliar assistent analist ajudant tecnic supervisor coordenador encarregad lider chef gerent subgerent diretor especialist estagi aprendiz traine servent mei vic subencarregad gestor superintendent".split(
    " ",
  ),
);

/** Those of them that lead others. */
export const leaders: ReadonlySet<string> = new Set(
  "supervisor coordenador encarregad lider chef gerent subgerent diretor".split(" "),
);

/** With these, all words that tell what a person is called, not which work is done. */
export const callings: ReadonlySet<string> = new Set([
  ...ranks,
  ..."operador professor instrutor agent engenheir atendent consultor vendedor desenvolvedor profissional".split(
    " ",
  ),
]);

/** Those that stand before any work without a rank below or above the others: "Técnico em topografia" is a "Topógrafo". */
export const neutralCallings: ReadonlySet<string> = new Set(
  "analist tecnic operador agent atendent consultor profissional monitor".split(" "),
);

/** Those that portals exchange: the other words of the title say what the work is. */
export const vagueCallings: ReadonlySet<string> = new Set(
  "atendent operador agent consultor profissional".split(" "),
);

/** Words that a title may leave out: with what, or where, any of its kind works. Two such words may tell two works apart. */
export const emptyWords: ReadonlySet<string> = new Set(
  "maquin equipament sistem agenci unidad loj filial post assistencial".split(" "),
);

/** Names that portals and agencies write for one another, a group a line; as `stem` leaves them. */
const exchangedNames = `auxiliar assistent ajudant
instrutor professor treinador docent
vendedor consultor
atendent balconist
motorist entregador`;

export const exchanged: ReadonlyMap<string, readonly string[]> = new Map(
  exchangedNames.split("\n").flatMap((line) => {
    const names = line.split(" ");
    return names.map((name) => [name, names] as const);
  }),
);

/** @param lines a word a line, and behind it those that stand for it */
function invert(lines: string): (readonly [string, string])[] {
  return lines.split("\n").flatMap((line) => {
    const [long = "", ...words] = line.split(" ");
    return words.map((word) => [word, long] as const);
  });
}
