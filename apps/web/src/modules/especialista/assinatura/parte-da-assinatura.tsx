import { useQuery } from '@tanstack/react-query'
import type { Especialista } from '@vetlume/dominio/especialista'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDaAssinatura } from '../api.ts'
import { CartaoDaImagem } from './cartao-da-imagem.tsx'
import { CartaoDoAcesso } from './cartao-do-acesso.tsx'
import { CartaoDoCertificado } from './cartao-do-certificado.tsx'

/** What goes on a signed laudo: the image, and the certificate in custody. */
export function ParteDaAssinatura({ ficha: { codigo, cpf, nome } }: { ficha: Especialista }) {
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
      <CartaoDoAcesso codigo={codigo} nome={nome} />
      <CartaoDaImagem codigo={codigo} assinatura={data} />
      <CartaoDoCertificado codigo={codigo} cpf={cpf} assinatura={data} />
    </>
  )
}
