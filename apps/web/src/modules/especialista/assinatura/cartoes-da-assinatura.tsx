import { useQuery } from '@tanstack/react-query'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDaAssinatura } from '../api.ts'
import { CartaoDaImagem } from './cartao-da-imagem.tsx'
import { CartaoDoCertificado } from './cartao-do-certificado.tsx'

/** What goes on a signed laudo: the image, and the certificate in custody. */
export function CartoesDaAssinatura({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery(consultaDaAssinatura(codigo))
  if (data === undefined)
    return (
      <Secao>
        {error === null ? (
          <Esqueleto linhas={6} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  return (
    <>
      <CartaoDaImagem codigo={codigo} assinatura={data} />
      <CartaoDoCertificado codigo={codigo} assinatura={data} />
    </>
  )
}
