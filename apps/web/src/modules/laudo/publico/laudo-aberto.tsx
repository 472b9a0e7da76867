import { Link } from '@tanstack/react-router'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { arquivoDoLaudo } from '@vetlume/dominio/laudo'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useCallback, useState } from 'react'
import type { RespostaDaApi } from '../../../lib/api.ts'
import { baixar } from '../../../lib/baixar.ts'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { DocumentoDoLaudo, type FonteDaImagem } from '../../documento/index.ts'
import { EmPalavrasSimples } from './em-palavras-simples.tsx'
import { Alerta } from '../../../ui/alerta.tsx'
import { Botao } from '../../../ui/botao.tsx'

export type LaudoCompartilhado = RespostaDaApi<'POST /laudo-compartilhado'>

const PRAZO_DO_PDF_MS = 60_000

/** A laudo opened by its secret link: the document, its images, the PDF. */
export function LaudoAberto({
  chave,
  laudo: { documento, empresa, expiraEm, retificado, critico },
}: {
  chave: string
  laudo: LaudoCompartilhado
}) {
  const [baixando, definirBaixando] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const { imagens } = documento
  const fonte: FonteDaImagem = useCallback(
    (indice, sinal) =>
      api('POST /laudo-compartilhado/arquivo', { chave, sha256: imagens[indice]?.sha256 }, { publico: true, sinal }),
    [chave, imagens],
  )
  const clipes = {
    copia: true,
    pedir: async (indice: number) => {
      const sha256 = imagens[indice]?.clipe?.sha256 ?? ''
      return (await api('POST /laudo-compartilhado/clipe', { chave, sha256 }, { publico: true })).endereco
    },
  }
  const fotografias = {
    copia: true,
    pedir: (indice: number) =>
      api('POST /laudo-compartilhado/arquivo', { chave, sha256: imagens[indice]?.original?.sha256 }, { publico: true }),
  }
  const baixarPdf = async () => {
    if (baixando) return
    definirBaixando(true)
    definirErro(null)
    try {
      baixar(
        await api('POST /laudo-compartilhado/arquivo', { chave }, { publico: true, prazoMs: PRAZO_DO_PDF_MS }),
        arquivoDoLaudo(documento.numero, documento.versaoDoDocumento),
      )
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirBaixando(false)
  }
  return (
    <>
      {retificado && (
        <Alerta severity="error">
          <strong>Este laudo foi substituído por uma edição mais nova.</strong> Peça a edição atual a quem enviou este
          link.
        </Alerta>
      )}
      {erro !== null && <Alerta severity="error">{erro}</Alerta>}
      <div className="lp-barra">
        <p className="pp-nota">
          Link válido até {formatarData(diaNaZona(expiraEm, ZONA_PADRAO))}. Quem tem o link vê este laudo: compartilhe
          só com quem deve.
        </p>
        <Botao variant="contained" loading={baixando} loadingPosition="start" onClick={() => void baixarPdf()}>
          {baixando ? 'Baixando…' : 'Baixar PDF'}
        </Botao>
      </div>
      <EmPalavrasSimples
        documento={documento}
        critico={critico}
        baixarPdf={() =>
          api('POST /laudo-compartilhado/resumo', { chave }, { publico: true, prazoMs: PRAZO_DO_PDF_MS })
        }
      />
      <DocumentoDoLaudo documento={documento} fonte={fonte} clipes={clipes} fotografias={fotografias} />
      <p className="pp-nota pp-espaco">
        <Link to="/privacidade/pedido" search={{ empresa }}>
          Pedidos sobre os seus dados pessoais
        </Link>{' '}
        a {documento.estabelecimento.nomeFantasia}.
      </p>
    </>
  )
}
