export { AvisoDeCaptura } from './aviso-de-captura.tsx'
export { buscarAssociacoes, entrarNaAssociacao, precisaDeContexto } from './contexto.ts'
export type { Associacao } from './contexto.ts'
export { resolverContexto } from './entrar.ts'
export type { SituacaoDoContexto } from './entrar.ts'
export { EscolhaDeContexto } from './escolha-de-contexto.tsx'
export { aceitarMeuConvite } from './aceitar-meu-convite.ts'
export { SemAssociacao } from './sem-associacao.tsx'
/** Loaded only for who must enrol a second factor. */
export const carregarCadastroObrigatorio = async () => ({
  default: (await import('./segundo-fator/cadastro-obrigatorio.tsx')).CadastroObrigatorio,
})
export { baixarCodigos } from './segundo-fator/baixar-codigos.ts'
export { emPedacos, Qr } from './segundo-fator/qr.tsx'
/** What draws a form comes with a form, never with the shell. */
export const carregarConfirmarQuemSou = async () => (await import('./reforco/confirmar-quem-sou.tsx')).ConfirmarQuemSou
export type { Prova } from './reforco/confirmar-quem-sou.tsx'
export { Reforco } from './reforco/reforco.tsx'
export { CampoSenhaNova } from './campo-senha-nova.tsx'
export { useSegredoDoLink } from './use-segredo-do-link.ts'
export { ReenviarConfirmacao } from './reenviar-confirmacao.tsx'
export { trocarPerfis } from './trocar-perfis.ts'
