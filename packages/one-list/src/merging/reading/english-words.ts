/** English words of titles, by the Portuguese word of which portals write them for one vacancy. */
export const englishWords = `administrador administrator
advogado lawyer attorney
armazem warehouse
campo field
comercial commercial
compra purchasing procurement
comprador buyer
conteudo content
contabil accounting
contador accountant
consultor advisor adviser
desenvolvimento development
diretor director
eletrico electrical
enfermeiro nurse
engenharia engineering
estrategia strategy
exportacao export
faturamento billing
financeiro finance financial
geral general
grafico graphic
importacao import
ingles english
inovacao innovation
inteligencia intelligence
loja store
manutencao maintenance
maquina machine
mecanico mechanical mechanic
negocio business
operacao operation operations
operador operator
planejamento planning
producao production manufacturing
produto product
professor teacher
projeto project projects
qualidade quality
recepcionista receptionist
recrutador recruiter
recrutamento recruitment recruiting
recurso resource resources
rede network networks
representante representative
risco risk
saude health
seguranca safety
sistema system systems
suporte support
tecnico technical
treinamento training
tributario tax
vendedor seller salesman salesperson
espanhol spanish`;
