import { CARTOES, type CartaoDeCadastro } from '../menu/index.ts'
import type { PermissaoDaEmpresa } from './papeis.ts'

export const AREAS = [
  'Painel e empresa',
  'Pacientes e tutores',
  'Agenda',
  'Atendimentos',
  'Laudos e documentos',
  'Cadastros',
  'Financeiro',
  'Notas fiscais',
  'Simulador de custo',
] as const
export type AreaDePermissao = (typeof AREAS)[number]

interface Descricao {
  area: AreaDePermissao
  texto: string
}

const em = (area: AreaDePermissao) => (texto: string) => ({ area, texto })
const empresa = em('Painel e empresa')
const pacientes = em('Pacientes e tutores')
const agenda = em('Agenda')
const atendimentos = em('Atendimentos')
const laudos = em('Laudos e documentos')
const cadastros = em('Cadastros')
const financeiro = em('Financeiro')
const notas = em('Notas fiscais')
const simulador = em('Simulador de custo')

type ChaveDe<T> = T extends unknown ? keyof T : never
type DosCartoes = Extract<ChaveDe<CartaoDeCadastro['permissoes']>, `${string}:ler` | `${string}:escrever`>

/** Reading and writing a registry, in the words of its card. */
const DOS_CARTOES = Object.fromEntries(
  CARTOES.flatMap(({ ler, escrever, nomes: [, muitos] }) => [
    [ler, cadastros(`Ver ${muitos}`)],
    [escrever, cadastros(`Cadastrar e mudar ${muitos}`)],
  ]),
) as Record<DosCartoes, Descricao>

const ESCRITAS = {
  'base:ler': empresa('Consultar espécies, raças, cidades, feriados e planos de saúde'),
  'dashboard:ler': empresa('Abrir o painel, com o que as outras permissões deixam ver'),
  'cliente:ler': empresa('Ver os dados da empresa e o uso do plano'),
  'cliente:escrever': empresa('Mudar os dados da empresa, o logotipo e a chave Pix'),
  'historico:ler': empresa('Ver quem mudou o quê, e quando, do que puder abrir'),
  'exportacao:ler': empresa('Ver e baixar as cópias de tudo da empresa'),
  'exportacao:escrever': empresa('Pedir uma cópia de tudo da empresa'),
  'assinatura:ler': empresa('Ver o plano, as cobranças e o cartão da assinatura'),
  'assinatura:escrever': empresa('Assinar, trocar de plano ou de cartão e cancelar a assinatura'),
  'privacidade:ler': empresa('Ver os pedidos de quem é dono dos dados, os prazos e os incidentes'),
  'privacidade:escrever': empresa('Responder aos pedidos de quem é dono dos dados e registrar incidentes'),
  'suporte:ler': empresa('Ver os acessos dados ao suporte e o que foi feito neles'),
  'suporte:conceder': empresa('Abrir e encerrar o acesso do suporte'),
  'equipe:ler': empresa('Ver as pessoas da equipe e o que cada uma pode fazer'),
  'equipe:escrever': empresa('Convidar e desativar pessoas e mudar o que podem fazer'),
  'papel:ler': empresa('Ver os conjuntos de permissões da empresa'),
  'papel:escrever': empresa('Criar e mudar conjuntos de permissões'),
  'animal:ler': pacientes('Ver os pacientes e o prontuário'),
  'animal:escrever': pacientes('Cadastrar e mudar pacientes'),
  'tutor:ler': pacientes('Ver os tutores'),
  'tutor:escrever': pacientes('Cadastrar e mudar tutores'),
  'paciente:unir': pacientes('Unir cadastros repetidos de pacientes e de tutores'),
  'importacao:escrever': pacientes('Importar planilhas do que puder cadastrar'),
  'agenda:ler': agenda('Ver a agenda dos especialistas'),
  'agenda:escrever': agenda('Marcar, mudar e cancelar horários'),
  'agenda:configurar': agenda('Escolher quando a empresa lembra clínicas e tutores'),
  'lista-espera:ler': agenda('Ver a lista de espera'),
  'lista-espera:escrever': agenda('Incluir e tirar da lista de espera'),
  'atendimento:ler': atendimentos('Ver os atendimentos e os seus valores'),
  'atendimento:escrever': atendimentos('Abrir, aceitar, concluir e cancelar atendimentos'),
  'laudo:ler': laudos('Ler laudos'),
  'laudo:compartilhar': laudos('Compartilhar laudos assinados por link'),
  'laudo:escrever': laudos('Escrever, entregar e cancelar laudos'),
  'estudo:ler': laudos('Ver as imagens recebidas dos equipamentos'),
  'estudo:escrever': laudos('Ligar imagens recebidas aos exames e descartá-las'),
  'modelo-documento:ler': laudos('Ver os modelos de laudo e de documentos'),
  'modelo-documento:escrever': laudos('Criar e publicar modelos'),
  'documento:emitir': laudos('Emitir atestados, receitas e outros documentos'),
  'servico:ler': cadastros('Ver os serviços e os preços'),
  'servico:escrever': cadastros('Mudar serviços, preços e pacotes'),
  'equipamento:ler': cadastros('Ver os equipamentos'),
  'equipamento:escrever': cadastros('Cadastrar e mudar equipamentos'),
  'tabela-preco:ler': cadastros('Ver as tabelas de preço das clínicas'),
  'tabela-preco:escrever': cadastros('Mudar e reajustar tabelas de preço'),
  'especialista:partes': cadastros('Cuidar dos horários, do repasse e da assinatura dos especialistas'),
  'trabalho:transferir': cadastros('Passar o trabalho de um especialista a outro'),
  'contas-pagar:ler': financeiro('Ver as contas a pagar'),
  'contas-pagar:escrever': financeiro('Lançar, pagar e estornar contas a pagar'),
  'contas-receber:ler': financeiro('Ver as contas a receber e as cobranças'),
  'contas-receber:escrever': financeiro('Lançar, receber, renegociar e estornar contas a receber'),
  'fechamento:ler': financeiro('Ver os fechamentos das clínicas'),
  'fechamento:escrever': financeiro('Fechar períodos e responder contestações'),
  'acerto:ler': financeiro('Ver os acertos com especialistas'),
  'acerto:aprovar': financeiro('Aprovar acertos'),
  'acerto:escrever': financeiro('Fazer e ajustar acertos'),
  'conta-financeira:ler': financeiro('Ver as contas do caixa e do banco, com saldos e transferências'),
  'conta-financeira:escrever': financeiro('Mudar contas e transferir entre elas'),
  'resultado:ler': financeiro('Ver DRE, fluxo de caixa, contribuição e livros'),
  'conciliacao:ler': financeiro('Ver o extrato e a conciliação do banco'),
  'conciliacao:escrever': financeiro('Importar extratos, conciliar e lançar o que falta nos livros'),
  'nota-fiscal:ler': notas('Ver as notas fiscais'),
  'nota-fiscal:escrever': notas('Emitir e cancelar notas fiscais'),
  'simulador:ler': simulador('Ver simulações de custo'),
  'simulador:escrever': simulador('Criar e mudar simulações'),
  'simulador:laboratorio': simulador('Simular outros preços sobre o que a empresa já fez'),
} satisfies Partial<Record<PermissaoDaEmpresa, Descricao>> &
  Readonly<Record<Exclude<PermissaoDaEmpresa, DosCartoes>, Descricao>>

/** What each permission lets somebody do, in words of who runs a clinic. Those of no card do not compile without words. */
export const DESCRICAO_DA_PERMISSAO: Readonly<Record<PermissaoDaEmpresa, Descricao>> = { ...DOS_CARTOES, ...ESCRITAS }
