import { normalizarBusca } from '@vetlume/dominio/formatos'
import { ehSubmenu, menuDoPerfil, type Perfil } from '@vetlume/dominio/menu'
import { permissaoDaTela } from '@vetlume/dominio/rotas'
import type { Rota } from '../../buscas.ts'
import type { Pode } from '../../lib/use-pode.ts'

export interface Tela {
  rotulo: string
  rota: Rota
  grupo: string
}

/** Screens that a person may open although the menu of the profile does not show them. */
const FORA_DO_MENU: readonly Tela[] = [
  { rotulo: 'Agenda', rota: '/agenda/agenda-atendimento', grupo: 'Agenda' },
  { rotulo: 'Atendimento', rota: '/atendimento', grupo: 'Atendimento' },
  { rotulo: 'Laudo', rota: '/laudo', grupo: 'Laudo' },
  { rotulo: 'Imagens recebidas', rota: '/laudo/recebidas', grupo: 'Laudo' },
  { rotulo: 'Paciente', rota: '/cadastro/animal', grupo: 'Cadastro' },
  { rotulo: 'Tutor', rota: '/cadastro/tutor', grupo: 'Cadastro' },
  { rotulo: 'Contas Pagar', rota: '/financeiro/contas-pagar', grupo: 'Financeiro' },
  { rotulo: 'DRE', rota: '/financeiro/demonstrativo-resultado', grupo: 'Financeiro' },
  { rotulo: 'Fluxo Caixa', rota: '/financeiro/fluxo-caixa', grupo: 'Financeiro' },
  { rotulo: 'Acertos', rota: '/financeiro/acerto', grupo: 'Financeiro' },
  { rotulo: 'Fechamentos', rota: '/financeiro/fechamento', grupo: 'Financeiro' },
  { rotulo: 'Lançamentos', rota: '/financeiro/lancamento', grupo: 'Financeiro' },
  { rotulo: 'Contribuição', rota: '/financeiro/contribuicao', grupo: 'Financeiro' },
  { rotulo: 'Balancete', rota: '/financeiro/balancete', grupo: 'Financeiro' },
  {
    rotulo: 'Conciliação bancária',
    rota: '/financeiro/conciliacao',
    grupo: 'Financeiro',
  },
  {
    rotulo: 'Movimentos do banco',
    rota: '/financeiro/movimento-bancario',
    grupo: 'Financeiro',
  },
  {
    rotulo: 'Transferências',
    rota: '/financeiro/transferencia',
    grupo: 'Financeiro',
  },
  {
    rotulo: 'Notas fiscais',
    rota: '/financeiro/nota-fiscal',
    grupo: 'Financeiro',
  },
  { rotulo: 'Suporte', rota: '/empresa/suporte', grupo: 'Empresa' },
  { rotulo: 'Razão', rota: '/financeiro/razao', grupo: 'Financeiro' },
  { rotulo: 'Assinatura', rota: '/empresa/assinatura', grupo: 'Minha empresa' },
  { rotulo: 'Equipe', rota: '/empresa/equipe', grupo: 'Minha empresa' },
  { rotulo: 'Privacidade', rota: '/empresa/privacidade', grupo: 'Minha empresa' },
  { rotulo: 'Minha conta', rota: '/conta', grupo: 'Minha conta' },
  { rotulo: 'Exportar tudo', rota: '/empresa/exportacao', grupo: 'Minha empresa' },
]

/** What people call a screen besides its name in the menu. */
const OUTRAS_PALAVRAS: Readonly<Partial<Record<string, string>>> = {
  '/conta': 'perfil senha segundo fator assinatura chave de acesso abreviaturas',
  '/empresa/privacidade': 'lgpd titulares pedidos incidentes dados pessoais',
  '/laudo/recebidas': 'dicom aparelhos estudos worklist',
  '/empresa/exportacao': 'copia backup levar meus dados sair',
  '/dashboard': 'painel inicio resumo',
  '/agenda/agenda-atendimento': 'calendario horarios agendamentos marcar',
  '/atendimento': 'exames pedidos solicitacoes consultas',
  '/laudo': 'relatorios resultados exames',
  '/utilitario/simulador-custo-exame': 'preco margem calcular',
  '/cadastro/animal': 'animais pets',
  '/cadastro/tutor': 'responsavel dono proprietario',
  '/cadastro/parceiro': 'clinicas veterinarias',
  '/cadastro/servico': 'exames precos',
  '/cadastro/cliente': 'empresas assinantes',
  '/cadastro/usuario': 'acessos pessoas login',
  '/empresa/assinatura': 'plano pagar cartao cobranca mudar cancelar upgrade',
  '/empresa/suporte': 'ajuda atendimento plataforma entrar',
  '/configuracao/modelo-documento': 'modelos laudo frases atestado receita',
  '/configuracao/horario-atendimento': 'expediente plantao feriados',
  '/configuracao/cidade': 'municipios deslocamento',
  '/financeiro/cupom': 'promocao',
  '/financeiro/contas-pagar': 'despesas boletos fornecedores repasses',
  '/financeiro/contas-receber': 'cobrancas faturas recebimentos',
  '/financeiro/demonstrativo-resultado': 'demonstrativo de resultado lucro prejuizo',
  '/financeiro/acerto': 'repasses especialistas pagamento aprovar',
  '/financeiro/fechamento': 'faturamento das clinicas periodo extrato contestar',
  '/financeiro/fluxo-caixa': 'saldo entradas saidas',
  '/financeiro/contribuicao': 'margem lucro ranking especialista servico clinica comparar',
  '/financeiro/balancete': 'contabilidade debitos creditos contador plano de contas',
  '/financeiro/conciliacao': 'extrato banco ofx importar conferir',
  '/financeiro/nota-fiscal': 'nfse nfs-e iss imposto certificado emitir',
  '/financeiro/razao': 'contabilidade partidas diario contador',
  '/empresa/equipe': 'pessoas usuarios acessos convidar permissoes papel recepcao',
}

/** Every screen that the profiles lead to: those of the menu, then those that are reached otherwise. */
export function telasDe(perfis: readonly Perfil[], pode: Pode): Tela[] {
  const doMenu = menuDoPerfil(perfis, (rota) => pode(permissaoDaTela(rota))).flatMap(({ rotulo: grupo, itens }) =>
    itens
      .flatMap((entrada) => (ehSubmenu(entrada) ? entrada.itens : [entrada]))
      // A test of the domain holds the menu to the routes.
      .map(({ rotulo, rota }) => ({ rotulo, rota: rota as Rota, grupo })),
  )
  const outras = FORA_DO_MENU.filter(
    ({ rota }) => pode(permissaoDaTela(rota)) && !doMenu.some((tela) => tela.rota === rota),
  )
  return [...doMenu, ...outras]
}

const LIGACOES = new Set(['a', 'o', 'as', 'os', 'e', 'de', 'da', 'do', 'das', 'dos'])

/** Every word of the text that says something begins a word of what the thing is called. */
export function combina(nome: string, texto: string): boolean {
  const palavras = normalizarBusca(nome).split(/\s+/)
  const pedidas = normalizarBusca(texto)
    .split(/\s+/)
    .filter((palavra) => !LIGACOES.has(palavra))
  return pedidas.every((pedida) => palavras.some((palavra) => palavra.startsWith(pedida)))
}

/** The screens that a text finds, by any of their names. */
export const telasDoTexto = (perfis: readonly Perfil[], pode: Pode, texto: string): Tela[] =>
  telasDe(perfis, pode).filter(({ rotulo, rota, grupo }) =>
    combina(`${grupo} ${rotulo} ${OUTRAS_PALAVRAS[rota] ?? ''}`, texto),
  )
