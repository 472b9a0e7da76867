import { rotuloDoCampo } from './valor.ts'

/** What the audit trail calls each act, as people do. */
const ACOES: Readonly<Record<string, string>> = {
  ABRIR_RASCUNHO: 'Rascunho aberto',
  ACEITAR_CONVITE: 'Convite aceito',
  ALTERAR: 'Alteração',
  ALTERAR_RASCUNHO: 'Alteração do rascunho',
  ATIVAR: 'Reativação',
  CANCELAR: 'Cancelamento',
  CANCELAR_CONVITE: 'Convite cancelado',
  CONSENTIMENTO: 'Consentimento',
  CRIAR: 'Cadastro feito',
  DESATIVAR: 'Desativação',
  DESCARTAR_RASCUNHO: 'Rascunho descartado',
  DESLIGAR_SEGUNDO_FATOR: 'Verificação em duas etapas desligada',
  EDITAR_COMENTARIO: 'Comentário editado',
  ENCERRAR_SESSOES: 'Sessões encerradas',
  ESTORNAR: 'Estorno',
  EXCLUIR: 'Exclusão',
  EXPORTAR: 'Exportação',
  FOTO: 'Troca de foto',
  IMPORTAR: 'Cadastro por importação',
  LIGAR_SEGUNDO_FATOR: 'Verificação em duas etapas ligada',
  MANDAR_LINK_DE_SENHA: 'Link de nova senha enviado',
  PAGAR: 'Pagamento',
  PESAGEM: 'Pesagem',
  PUBLICAR: 'Publicação',
  RECEBER: 'Recebimento',
  REDEFINIR_SEGUNDO_FATOR: 'Verificação em duas etapas desligada pela administração',
  REENVIAR_CONVITE: 'Convite enviado de novo',
  REMOVER_ANEXO: 'Anexo removido',
  REMOVER_COMENTARIO: 'Comentário removido',
  TROCAR_CODIGOS_DE_RECUPERACAO: 'Códigos de recuperação trocados',
  TROCAR_SEGUNDO_FATOR: 'Aplicativo autenticador trocado',
  TROCAR_SENHA: 'Troca de senha',
  UNIR: 'União de cadastros',
  USAR_CODIGO_DE_RECUPERACAO: 'Código de recuperação usado',
  'confirmar-email': 'E-mail confirmado',
  'redefinir-senha': 'Senha criada pelo link',
}

/** `UNIR` → `União de cadastros`; an act without a name of its own still reads. */
export const rotuloDaAcao = (acao: string): string => ACOES[acao] ?? rotuloDoCampo({}, acao.toLowerCase())
