import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'

/** The address that the company publishes: people ask by it. */
export function LinkDaEmpresa() {
  const { cliente } = useSessao()
  if (cliente === null) return null
  const endereco = `${location.origin}/privacidade/pedido?empresa=${cliente.codigo}`
  const copiar = () =>
    void navigator.clipboard.writeText(endereco).then(
      () => avisar.sucesso('Link copiado.'),
      () => avisar.informacao(`Copie o link: ${endereco}`),
    )
  return (
    <Botao variant="outlined" onClick={copiar}>
      Copiar o link dos pedidos
    </Botao>
  )
}
