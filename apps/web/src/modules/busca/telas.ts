import { normalizarBusca } from '@vetlume/dominio/formatos'
import { ehSubmenu, menuDoPerfil, type Perfil } from '@vetlume/dominio/menu'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { permissaoDaTela } from '@vetlume/dominio/rotas'
import type { Rota } from '../../buscas.ts'
import type { Pode } from '../../lib/use-pode.ts'

export interface Tela {
  rotulo: string
  rota: Rota
  grupo: string
}

/** Screens that a person may open although the menu of the profile does not show them. */
const FORA_DO_MENU: readonly (Tela & { permissao: PermissaoDePerfil })[] = [
  { rotulo: 'Agenda', rota: '/agenda/agenda-atendimento', grupo: 'Agenda', permissao: 'agenda:ler' },
  { rotulo: 'Atendimento', rota: '/atendimento', grupo: 'Atendimento', permissao: 'atendimento:ler' },
  { rotulo: 'Laudo', rota: '/laudo', grupo: 'Laudo', permissao: 'laudo:ler' },
  { rotulo: 'Imagens recebidas', rota: '/laudo/recebidas', grupo: 'Laudo', permissao: 'estudo:ler' },
  { rotulo: 'Paciente', rota: '/cadastro/animal', grupo: 'Cadastro', permissao: 'animal:ler' },
  { rotulo: 'Tutor', rota: '/cadastro/tutor', grupo: 'Cadastro', permissao: 'tutor:ler' },
  { rotulo: 'Contas Pagar', rota: '/financeiro/contas-pagar', grupo: 'Financeiro', permissao: 'contas-pagar:ler' },
  { rotulo: 'DRE', rota: '/financeiro/demonstrativo-resultado', grupo: 'Financeiro', permissao: 'resultado:ler' },
  { rotulo: 'Fluxo Caixa', rota: '/financeiro/fluxo-caixa', grupo: 'Financeiro', permissao: 'resultado:ler' },
  { rotulo: 'Acertos', rota: '/financeiro/acerto', grupo: 'Financeiro', permissao: 'acerto:ler' },
  { rotulo: 'Fechamentos', rota: '/financeiro/fechamento', grupo: 'Financeiro', permissao: 'fechamento:ler' },
  { rotulo: 'Lançamentos', rota: '/financeiro/lancamento', grupo: 'Financeiro', permissao: 'resultado:ler' },
  { rotulo: 'Contribuição', rota: '/financeiro/contribuicao', grupo: 'Financeiro', permissao: 'resultado:ler' },
  { rotulo: 'Balancete', rota: '/financeiro/balancete', grupo: 'Financeiro', permissao: 'resultado:ler' },
  {
    rotulo: 'Conciliação bancária',
    rota: '/financeiro/conciliacao',
    grupo: 'Financeiro',
    permissao: 'conciliacao:ler',
  },
  {
    rotulo: 'Movimentos do banco',
    rota: '/financeiro/movimento-bancario',
    grupo: 'Financeiro',
    permissao: 'conciliacao:ler',
  },
  {
    rotulo: 'Transferências',
    rota: '/financeiro/transferencia',
    grupo: 'Financeiro',
    permissao: 'conta-financeira:ler',
  },
  {
    rotulo: 'Notas fiscais',
    rota: '/financeiro/nota-fiscal',
    grupo: 'Financeiro',
    permissao: 'nota-fiscal:ler',
  },
  { rotulo: 'Suporte', rota: '/empresa/suporte', grupo: 'Empresa', permissao: 'suporte:ler' },
  { rotulo: 'Razão', rota: '/financeiro/razao', grupo: 'Financeiro', permissao: 'resultado:ler' },
  { rotulo: 'Assinatura', rota: '/empresa/assinatura', grupo: 'Minha empresa', permissao: 'assinatura:ler' },
  { rotulo: 'Equipe', rota: '/empresa/equipe', grupo: 'Minha empresa', permissao: 'equipe:ler' },
  { rotulo: 'Privacidade', rota: '/empresa/privacidade', grupo: 'Minha empresa', permissao: 'privacidade:ler' },
  { rotulo: 'Exportar tudo', rota: '/empresa/exportacao', grupo: 'Minha empresa', permissao: 'exportacao:ler' },
]

/** What people call a screen besides its name in the menu. */
const OUTRAS_PALAVRAS: Readonly<Partial<Record<string, string>>> = {
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
    ({ rota, permissao }) => pode(permissao) && !doMenu.some((tela) => tela.rota === rota),
  )
  return [...doMenu, ...outras.map(({ rotulo, rota, grupo }) => ({ rotulo, rota, grupo }))]
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
