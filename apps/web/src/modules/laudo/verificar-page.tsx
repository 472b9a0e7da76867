import './publico/publico-laudo.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Autenticidade } from '@vetlume/dominio/laudo'
import { useCallback, useEffect, useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { Resultado } from './publico/resultado.tsx'
import { SoltarPdf } from './publico/soltar-pdf.tsx'
import { verificarArquivo, verificarCodigo } from './publico/verificar.ts'
import { Alerta } from '../../ui/alerta.tsx'

const ROTA = '/verificar'

type Resposta =
  | { tipo: 'nenhuma' }
  | { tipo: 'conferindo'; oQue: 'codigo' | 'arquivo' }
  | { tipo: 'falhou'; mensagem: string }
  | { tipo: 'pronta'; autenticidade: Autenticidade }

/** One question at a time; the answer of an older one is thrown away. */
function useVerificacao() {
  const [resposta, definirResposta] = useState<Resposta>({ tipo: 'nenhuma' })
  const perguntar = useCallback((oQue: 'codigo' | 'arquivo', pergunta: () => Promise<Autenticidade>) => {
    const esta: Resposta = { tipo: 'conferindo', oQue }
    definirResposta(esta)
    const responder = (nova: Resposta) => definirResposta((atual) => (atual === esta ? nova : atual))
    pergunta().then(
      (autenticidade) => responder({ tipo: 'pronta', autenticidade }),
      (erro: unknown) => responder({ tipo: 'falhou', mensagem: mensagemDoErro(erro) }),
    )
  }, [])
  return { resposta, perguntar }
}

/** Is this laudo true? By the code printed on it, by its QR code, or by its PDF. */
export function VerificarPage() {
  const navegar = useNavigate()
  const { codigo = '' } = useSearch({ from: ROTA })
  const { resposta, perguntar } = useVerificacao()
  const conferirArquivo = useCallback(
    (arquivo: File) => perguntar('arquivo', () => verificarArquivo(arquivo)),
    [perguntar],
  )
  useEffect(() => {
    if (codigo !== '') perguntar('codigo', () => verificarCodigo(codigo))
  }, [codigo, perguntar])
  const form = useFormularioNativo({
    esquema: async () => (await import('./publico/codigo-digitado.ts')).codigoDigitado,
    aoEnviar: async ({ codigo: digitado }) => {
      // The same code again asks again: the address alone would not change.
      if (digitado === codigo) return perguntar('codigo', () => verificarCodigo(codigo))
      await navegar({ to: ROTA, search: { codigo: digitado }, replace: true })
    },
  })
  const conferindo = resposta.tipo === 'conferindo'
  return (
    <PaginaPublica
      titulo="Verificar um laudo"
      apoio="Confira se um laudo foi assinado aqui e se continua como foi assinado."
    >
      {resposta.tipo === 'pronta' && <Resultado autenticidade={resposta.autenticidade} />}
      {resposta.tipo === 'falhou' && <Alerta severity="error">{resposta.mensagem}</Alerta>}
      <FormularioNativo
        form={form}
        rotulo="Verificar um laudo"
        rotuloDeEnviar={conferindo && resposta.oQue === 'codigo' ? 'Verificando…' : 'Verificar'}
        rotuloEnviando="Verificando…"
      >
        <CampoNativo
          key={codigo}
          form={form}
          nome="codigo"
          rotulo="Código do laudo"
          ajuda="Está impresso ao lado do QR code, como VLM-7K3P-Q9TX-2M."
          defaultValue={codigo}
          maxLength={60}
          autoCapitalize="characters"
          autoFocus={codigo === ''}
        />
      </FormularioNativo>
      <SoltarPdf aoReceber={conferirArquivo} conferindo={conferindo && resposta.oQue === 'arquivo'} />
      <p className="pp-nota pp-centro">O PDF não sai do seu aparelho: só a impressão digital dele é conferida.</p>
    </PaginaPublica>
  )
}
