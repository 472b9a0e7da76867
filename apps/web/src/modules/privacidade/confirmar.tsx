import type { PedidoAberto } from '@vetlume/dominio/privacidade'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { Botao } from '../../ui/botao.tsx'

interface ConfirmarProps {
  chave: string
  pedido: PedidoAberto
  aoConfirmar: (pedido: PedidoAberto) => void
}

/** The code that went to the contact on file. Whether any went is not told. */
export function Confirmar({ chave, pedido, aoConfirmar }: ConfirmarProps) {
  const [recado, definirRecado] = useState<string | null>(null)
  const form = useFormularioNativo({
    esquema: async () => {
      const { contratoPrivacidade } = await import('@vetlume/dominio/privacidade')
      const { omit } = await import('zod/mini')
      return omit(contratoPrivacidade['POST /privacidade/pedido/codigo'].entrada, { chave: true })
    },
    aoEnviar: async ({ codigo }) => {
      aoConfirmar(await api('POST /privacidade/pedido/codigo', { chave, codigo }, { publico: true }))
    },
  })
  const reenviar = () =>
    void api('POST /privacidade/pedido/reenvio', { chave }, { publico: true }).then(
      () => definirRecado('Se o cadastro tem e-mail, outro código está a caminho. O anterior não vale mais.'),
      (erro: unknown) => definirRecado(mensagemDoErro(erro)),
    )
  const { nome, telefone } = pedido.empresa
  return (
    <PaginaPublica
      titulo="Confirme que é você"
      apoio={`Se ${nome} tem o seu e-mail no cadastro, um código de 6 algarismos chegou a ele. O código vale por 15 minutos.`}
    >
      <FormularioNativo form={form} rotulo="Código" rotuloDeEnviar="Confirmar" rotuloEnviando="Conferindo…">
        <CampoNativo
          form={form}
          nome="codigo"
          rotulo="Código"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
      </FormularioNativo>
      <p className="pp-espaco">
        <Botao variant="outlined" onClick={reenviar}>
          Mandar outro código
        </Botao>
      </p>
      {recado !== null && <p role="status">{recado}</p>}
      <p>
        Não chegou? O e-mail do cadastro pode estar errado ou faltar: faça o pedido em pessoa a {nome}
        {telefone === null ? '' : `, telefone ${telefone}`}.
      </p>
    </PaginaPublica>
  )
}
