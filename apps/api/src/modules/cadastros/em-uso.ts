import { ErroDeDominio } from '@vetlume/dominio/erros'
import { CARTOES } from '@vetlume/dominio/menu'
import pg from 'pg'
import { MUITOS, type Uso } from './registro.ts'

/** How people call the rows of a table that may point at a record: one, and many. A registry is called what its card says. */
const NOMES: Readonly<Record<string, readonly [um: string, muitos: string]>> = {
  ...Object.fromEntries(CARTOES.map(({ caminho, nomes }) => [caminho.replaceAll('-', '_'), nomes])),
  agendamento: ['agendamento', 'agendamentos'],
  animal_tutor: ['paciente de que também é tutor', 'pacientes de que também é tutor'],
  animal_peso: ['pesagem', 'pesagens'],
  animal_vacina: ['vacina', 'vacinas'],
  arquivo: ['arquivo', 'arquivos'],
  arquivo_guardado: ['arquivo guardado', 'arquivos guardados'],
  atendimento: ['atendimento', 'atendimentos'],
  atendimento_item: ['exame', 'exames'],
  auditoria: ['mudança feita pela empresa', 'mudanças feitas pela empresa'],
  cliente: ['empresa', 'empresas'],
  cupom_plano: ['cupom', 'cupons'],
  documento_emitido: ['documento emitido', 'documentos emitidos'],
  equipamento: ['equipamento', 'equipamentos'],
  feriado: ['feriado', 'feriados'],
  especialista_especialidade: ['especialista', 'especialistas'],
  importacao: ['planilha importada', 'planilhas importadas'],
  laudo: ['laudo', 'laudos'],
  mensagem: ['e-mail enviado', 'e-mails enviados'],
  notificacao: ['notificação', 'notificações'],
  modelo_documento: ['modelo de documento', 'modelos de documento'],
  pagamento: ['pagamento', 'pagamentos'],
  parceiro_preco: ['preço de clínica parceira', 'preços de clínicas parceiras'],
  plano_saude_preco: ['preço de plano de saúde', 'preços de planos de saúde'],
  repasse: ['repasse', 'repasses'],
  repasse_regra: ['regra de repasse', 'regras de repasse'],
  servico_composicao: ['pacote', 'pacotes'],
  servico_equipamento: ['serviço', 'serviços'],
  sessao: ['sessão de usuário', 'sessões de usuários'],
  simulacao: ['simulação', 'simulações'],
  tabela_preco: ['tabela de preço', 'tabelas de preço'],
  tabela_preco_item: ['preço de tabela', 'preços de tabelas'],
  titulo: ['título', 'títulos'],
  transferencia: ['transferência', 'transferências'],
  vinculo: ['acesso de usuário', 'acessos de usuários'],
}

function emPalavras({ tabela, quantos }: Uso): string {
  const [um, muitos] = NOMES[tabela] ?? ['outro cadastro', 'outros cadastros']
  const numero = Math.min(quantos, MUITOS).toLocaleString('pt-BR')
  return quantos === 1 ? `1 ${um}` : `${quantos > MUITOS ? 'mais de ' : ''}${numero} ${muitos}`
}

/** The refusal to delete what is used: it says by what, so that a person knows where to look. */
export function emUso(usos: readonly Uso[]): ErroDeDominio {
  const lista = new Intl.ListFormat('pt-BR').format(usos.map(emPalavras))
  return new ErroDeDominio('EM_USO', {
    mensagem: `Não pode ser excluído porque é usado por ${lista}. Você pode desativá-lo.`,
    detalhes: { usos },
  })
}

const CHAVE_ESTRANGEIRA = '23503'

/** What the database refused to delete, when what points at it is out of the caller's sight. */
export function recusaPorUso(erro: unknown): ErroDeDominio | null {
  if (!(erro instanceof pg.DatabaseError) || erro.code !== CHAVE_ESTRANGEIRA) return null
  const [, muitos] = NOMES[erro.table ?? ''] ?? ['', 'outros cadastros']
  return new ErroDeDominio('EM_USO', {
    mensagem: `Não pode ser excluído porque é usado por ${muitos}. Você pode desativá-lo.`,
    cause: erro,
  })
}
