/**
 * Names of one occupation, a group a line, as the Classificação Brasileira de Ocupações (Ministério do Trabalho) groups
 * synonyms under one code, with the names that portals use for the same. Written by hand; no group joins two ranks (but for
 * the support of computers, which portals call by either), or a person with one who helps.
 *
 * Words stand as `readTitle` leaves them, and names with one first word together: "agent limpez,assei" is "agente de
 * limpeza" and "agente de asseio", "acougueir ,lider" would be "açougueiro" and "açougueiro líder".
 */
const names = `acougueir|magaref|cortador carn
administrador banc dad|analist banc dad|dba|databas administrador
administrador red|analist red
agent comunitari saud|acs
agent credit|consultor credit|promotor credit|vendedor consignad
ajudant caminh,carg descarg,entreg,motorist|auxiliar carg,entreg,transport carg
ajudant geral|auxiliar geral
alpinist industrial|acess cord|escalador industrial
analist administrativ pessoal,departament pessoal,folh pagament
analist ambiental,mei ambient
analist atrac talent,recrutament selec,talent acquisition|recrutador|selecionador|consultor recrutament|tech recrutador
analist bi,dad,inteligenci negoci
analist cobranc,recuperac credit
analist comerci exterior,comex,importac exportac
analist comercial,vend
analist cont pagar receber,financeir
analist contabil,contabilidad
analist educac corporativ,treinament desenvolviment
analist ehs,hse,qsm,sms,ssm
analist escrit fiscal,fiscal,impost,tributari|escriturador fiscal
analist fret,transport
analist gest pesso,recurs human
analist logistic,supply chain
analist marketing digital,midi digital
analist midi pag,trafeg pag|gestor trafeg
analist pcm,planejament manutenc|planejador manutenc
analist pcp,planejament control produc,ppcp|desenvolvedor produc|planejador produc
analist qualidad softwar,test|testador softwar|engenheir qualidad softwar|qualidad softwar
assistent administrativ,escritori
assistent atendiment|auxiliar atendiment|atendent client,public
assistent comercial,vend
assistent cont pagar receber,financeir
assistent departament pessoal,folh pagament
assistent escrit fiscal,fiscal
atendent cafeteri,fast food,hamburgueri,lanchonet,restaurant|balconist lanchonet|barist|operador restaurant
atendent callcenter,client,receptiv,sac,telemarketing|operador atendiment,receptiv,sac,telemarketing receptiv,telemarketing sac|teleatendent|representant atendiment|agent atendiment
auditor|analist auditori
auxiliar acougu,acougueir|ajudant acougueir
auxiliar administrativ,escritori
auxiliar almoxarifad,estoqu|estoquist
auxiliar armazem,deposit,logistic,operac logistic,separac|operador logistic,picking|separador ,mercadori,pedid
auxiliar bercari,class,crech,educac infantil,pedagogic,professor,sal,turm|monitor bercari,crech,educac infantil,sal|assistent class,professor|bercarist
auxiliar comercial,vend
auxiliar confeitari,confeiteir|ajudant confeiteir
auxiliar conservac,higien,higienizac,limpez,servic geral|agent assei,conservac,higienizac,limpez|servent conservac,limpez|zelador limpez|higienizador|limpador
auxiliar consultori dentari,dentist,odontologic,saud bucal
auxiliar cont pagar receber,financeir
auxiliar contabil,contabilidad
auxiliar cozinh|ajudant cozinh|assistent cozinh
auxiliar departament pessoal,folh pagament
auxiliar fabric,fabricac,industrial,linh,linh produc,produc|ajudant produc|alimentador linh produc|operari produc
auxiliar granj|trabalhador granj|ajudant granj|operari granj
auxiliar lavanderi|operador lavanderi
auxiliar loj|operador loj|assistent loj|atendent loj
auxiliar manutenc|ajudant manutenc
auxiliar padari,padeir|ajudant padari,padeir
bab|cuidador crianc,infantil
balconist acougu|atendent acougu
balconist drogari,farmaci,medicament|atendent drogari,farmaci|auxiliar farmaci|vendedor farmaci
balconist fri|atendent fri|fatiador
balconist padari|atendent padari
balconist|atendent balc,drogari,farmaci|vendedor balc
camareir|arrumadeir|arrumador quart|auxiliar governanc
carregador|ajudant carg descarg|auxiliar carg descarg
coletador|coletor exam|flebotomist|tecnic colet|auxiliar colet
comprador|analist compr,supriment
conferent ,carg,estoqu,logistic,mercadori
consultor belez,cosmetic,dermocosmetic|demonstrador cosmetic,dermocosmetic|promotor belez
consultor consorci|vendedor consorci
contador|contabilist
coordenador comercial,vend
copeir ,hospitalar|auxiliar cop,nutric|atendent nutric
corretor imovel|consultor imobiliari,vend imovel
costureir|operador costur,maquin costur
cuidador escolar|profissional apoi escolar|mediador escolar
cuidador hom car,idos|acompanhant idos
dentist|cirurgi dentist|odontolog
desenvolvedor ,sistem|engenheir softwar|analist desenvolvedor,desenvolviment,sistem
desenvolvedor backend|engenheir backend
desenvolvedor frontend|engenheir frontend
desenvolvedor fullstack|engenheir fullstack
desenvolvedor go,golang
desenvolvedor mobil|engenheir mobil
eletricist aut,automotiv,veicul|autoeletric
eletricist construc civil,instalac,instalador,montador,obr,predial
eletricist distribuic,linh,linh red,red,red aere,red distribuic
eletricist industrial,manutenc,manutenc industrial|tecnic eletrotecnic,manutenc eletric|eletrotecnic
empacotador|embalador|auxiliar embalagem,empacotament|operador embalagem
empregad domestic|auxiliar domestic
encanador|bombeir hidraulic|instalador hidraulic
enfermeir esf,psf,saud famili
enfermeir intensivist,uti
enfermeir ocupacional,trabalh
engenheir agronom|agronom
esteticist|tecnic estetic
executiv comercial,cont,negoci,vend|vendedor b2b
faturist conveni,hospitalar|analist cont medic,faturament hospitalar
faturist|assistent faturament|emissor not,not fiscal|auxiliar faturament
fiscal loj,prevenc,prevenc perd|agent prevenc,prevenc perd|operador prevenc perd
frentist|atendent pist,post,post combustivel|operador pist,post|vendedor pist
funileir|lanterneir|chapeador
garcom|atendent mes,restaurant,sal
gerent comercial,vend
gerent cont,negoci,relacionament
gerent filial,loj
gerent produt|gestor produt
gerent projet|gestor projet
gerent regional,regional loj,regional varej,regional vend
granjeir|avicultor|trabalhador ave,ave cort|aviarist|casal aviari,granj|tratador ave|operador aviari
guard vid|salv vid
help desk|servic desk|tecnic help desk,helpdesk,informatic,servic desk,suport,suport tecnologi informac,tecnologi informac|analist help desk,helpdesk,servic desk,suport,suport tecnic,suport tecnologi informac
instalador alarm,cftv|tecnic alarm,cftv,seguranc eletronic
instalador band larg,fibr optic,ftth,internet,telecom|tecnic band larg,camp fibr,camp telecom,fibr optic,ftth,instalac fibr,instalador ftth,internet,telecom,telecomunicac
instalador energi solar,fotovoltaic,painel solar,plac solar|montador fotovoltaic,plac solar
lavador automotiv,carr,veicul
manicur|nail designer
manobrist|valet
marceneir|carpinteir movel
mecanic agricol,maquin agricol,trator
mecanic aut,automotiv,veicul
mecanic caminh,diesel,veicul pesad
mecanic industrial,manutenc,manutenc industrial,maquin industrial|tecnic manutenc mecanic
medic veterinari|veterinari
mestr construc civil,obr
montador industrial,mecanic
montador movel,planejad
motoboy|motociclist ,entregador|entregador mot|motofretist
motorist caminh,cnhd,distribuic,entreg,entregador
motorist carret,caval mecanic,cnhe,motorist carreteir
motorist cnhd onibu,coletiv,onibu,transport coletiv,urban|condutor onibu
motorist escolar,van escolar|condutor escolar
nutricionist produc,uan
oficial manutenc,manutenc predial|artific manutenc|tecnic manutenc predial|mantenedor
operador caix,frent caix,pdv|atendent caix,frent caix,pdv|caix loj,mercad,supermercad|checkout|frent caix
operador callcenter,telemarketing|atendent callcenter,telemarketing|agent callcenter
operador central monitorament,cftv,monitorament
operador cobranc|agent cobranc|negociador cobranc
operador empilhadeir conteiner,reach stacker
operador empilhadeir|condutor empilhadeir
operador envas,linh envas,linh produc,produc
operador estac tratament agu,eta,tratament agu
operador estac tratament esgot,ete,tratament efluent
operador injetor,maquin injetor|injetor plastic
operador maquin agricol,trator|motorist trator
padeir|panificador
pedreir|oficial alvenari
peixeir|atendent peixari|balconist peixari
pintor aut,automotiv,veicul
pintor construc civil,imobiliari,obr,predial
piscineir|tratador piscin|limpador piscin
pizzaiol|forneir
porteir|agent portari|controlador acess|auxiliar portari|fiscal portari
professor academi,musculac|instrutor academi,musculac|educador fisic|profissional educac fisic|treinador academi|personal trainer
professor crech,educac infantil,ensin infantil,infantil,maternal
projetist|desenhist ,projetist|cadist
promotor loj,merchandising,vend|demonstrador
recepcionist academi|atendent academi
recepcionist clinic,consultori,medic,odontologic|secretari clinic,consultori,medic|atendent clinic
recepcionist hospitalar|atendent hospitalar
recepcionist hotel|atendent hotel
recepcionist|atendent recepc|secretari clinic,consultori,medic
repositor ,mercadori|abastecedor gondol|reposic mercadori|auxiliar reposic|operador reposic|promotor repositor
representant comercial,vend
representant desenvolviment negoci,desenvolviment vend|prevend|analist prevend
representant tecnic vend|consultor agronomic,tecnic vend|rtv|assistent tecnic vend|vendedor agronom
secretari diretori|assistent diretori
secretari escolar|auxiliar secretari|assistent secretari
secretari executiv|assistent executiv
servent obr,pedreir|ajudant construc civil,obr,pedreir|auxiliar construc civil,obr,pedreir
social medi|midi social|analist midi social,red social
soldador|operador sold
sre|devop|engenheir devop|analist devop
supervisor atendiment,callcenter,telemarketing
supervisor comercial,vend
sushiman|cozinheir japon,sushi
tecel|operador tear
tecnic agricol,agropecuari
tecnic analis clinic,laboratori,patologi clinic
tecnic aquicultur,piscicultur
tecnic ar condicionad,refrigerac|mecanic refrigerac|instalador ar condicionad
tecnic elevador|mecanic elevador
tecnic enfermagem instrumentador|instrumentador cirurgic
tecnic engenhari clinic,equipament biomedic,equipament medic hospitalar
tecnic seguranc trabalh,sms,sst
topograf|tecnic agrimensur|agrimensor
torneir ,mecanic|operador torn
torneir cnc|operador maquin cnc,torn cnc
ux designer|produt designer|designer ux ui
vendedor autopec|balconist autopec
vendedor calcad,loj,shopping
vendedor camp,extern,pracist,rot|representant extern,vend extern|consultor extern,vend extern|executiv vend extern
vendedor intern|insid vend
vendedor loj,mod,roup,varej|atendent loj|balconist loj|consultor loj,mod
vendedor optic,otic|consultor optic,otic
vendedor pap,port
vendedor telefon,televend|operador telemarketing ativ,telemarketing vend,televend,vend|televend|consultor televend
vendedor|consultor comercial,vend|assessor comercial,vend
vidraceir|instalador vidr
vigilant|agent seguranc,seguranc patrimonial|guard patrimonial|seguranc patrimonial
zelador ,condomini|auxiliar zeladori`;

/** A name of an occupation that a title has: which, and its words as titles have them. */
type OccupationName = { readonly occupation: number; readonly words: readonly string[] };

/**
 * Remembered with the words, because each title is compared with several.
 *
 * @param role the words of a title, as `readTitle` leaves them
 */
export function occupationNamesIn(role: readonly string[]): readonly OccupationName[] {
  const known = found.get(role);
  if (known !== undefined) return known;
  table ??= readTable();
  const inRole: OccupationName[] = [];
  for (const word of role)
    for (const name of table.get(word) ?? [])
      if (name.words.every((each) => role.includes(each))) inRole.push(name);
  found.set(role, inRole);
  return inRole;
}

const found = new WeakMap<readonly string[], readonly OccupationName[]>();

/** By the first word of each name. */
let table: ReadonlyMap<string, readonly OccupationName[]> | undefined;

function readTable(): ReadonlyMap<string, readonly OccupationName[]> {
  const byFirst = new Map<string, OccupationName[]>();
  for (const [occupation, line] of names.split("\n").entries())
    for (const group of line.split("|")) {
      const [first = "", ...rest] = group.split(" ");
      const known = byFirst.get(first) ?? [];
      for (const tail of rest.join(" ").split(","))
        known.push({ occupation, words: tail === "" ? [first] : [first, ...tail.split(" ")] });
      byFirst.set(first, known);
    }
  return byFirst;
}
