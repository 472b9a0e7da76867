import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  atrasoDe,
  dadosDaRegua,
  MAXIMO_DE_PASSOS,
  momentoDoPasso,
  preencherCobranca,
  VARIAVEIS_DA_COBRANCA,
  type ReguaDeCobranca,
} from '@vetlume/dominio/cobranca'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { BotaoDeIncluir, BotaoDeRetirar } from '../../ui/botoes-da-linha.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { CampoHora } from '../../ui/formulario/campo-hora.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Recado } from '../../ui/recado.tsx'
import './regua-de-cobranca.css'

const consultaDaRegua = queryOptions({
  queryKey: ['regua-cobranca'],
  queryFn: ({ signal }) => api('GET /regua-cobranca', {}, { sinal: signal }),
})

type Valores = z.input<typeof dadosDaRegua>
const PASSO_NOVO = {
  dias: 30,
  assunto: 'Em aberto: {conta}',
  mensagem: 'A cobrança “{conta}”, de {valor}, está em aberto há {atraso}.',
}
const VARIAVEIS = Object.keys(VARIAVEIS_DA_COBRANCA)
  .map((nome) => `{${nome}}`)
  .join(', ')

interface PassoProps {
  controle: Control<Valores>
  indice: number
  aoRetirar: () => void
}

/** One letter, and how it reads to who gets it. */
function Passo({ controle, indice, aoRetirar }: PassoProps) {
  const nome = `passos.${indice}` as const
  const passo = useWatch({ control: controle, name: nome })
  const { dias, assunto, mensagem } = passo
  const comDias = Number.isInteger(dias)
  const { cliente } = useSessao()
  const empresa = cliente?.nome ?? VARIAVEIS_DA_COBRANCA.empresa
  const valores = { ...VARIAVEIS_DA_COBRANCA, empresa, atraso: atrasoDe(comDias ? dias : 0) }
  return (
    <li className="rc-passo" aria-label={`Aviso ${indice + 1}`}>
      <div className="rc-campos">
        <CampoNumero
          controle={controle}
          nome={`${nome}.dias`}
          rotulo="Dias"
          negativo
          obrigatorio
          ajuda={comDias ? momentoDoPasso(dias) : 'Negativo: antes'}
        />
        <CampoTexto controle={controle} nome={`${nome}.assunto`} rotulo="Assunto" obrigatorio maximo={120} />
        <CampoTexto
          controle={controle}
          nome={`${nome}.mensagem`}
          rotulo="Mensagem"
          obrigatorio
          linhas={3}
          maximo={2_000}
          className="rc-inteiro"
        />
        <p className="rc-previa rc-inteiro">
          <strong>{preencherCobranca(assunto, valores)}</strong>
          {`\n${preencherCobranca(mensagem, valores)}`}
        </p>
      </div>
      <BotaoDeRetirar rotulo={`Retirar o aviso ${indice + 1}`} aoClicar={aoRetirar} />
    </li>
  )
}

function FormularioDaRegua({
  regua,
  aoFechar,
  aoRecarregar,
}: {
  regua: ReguaDeCobranca
  aoFechar: () => void
  aoRecarregar: () => void
}) {
  const { versao, ...valores } = regua
  const cache = useQueryClient()
  const form = useFormulario({
    esquema: dadosDaRegua,
    valores,
    aoEnviar: async (dados) => {
      const salva = await api('PUT /regua-cobranca', { ...dados, versao })
      // Asked again it would come after the window is gone, and be given up with it.
      cache.setQueryData(consultaDaRegua.queryKey, salva)
      await cache.invalidateQueries({ queryKey: ['contas-receber', 'cobranca'] })
      aoFechar()
      avisar.sucesso(salva.ativa ? 'Régua de cobrança ligada.' : 'Régua de cobrança salva, desligada.')
    },
  })
  const { control: controle } = form
  const { fields, append, remove } = useFieldArray({ control: controle, name: 'passos', keyName: 'chave' })
  return (
    <Formulario form={form} rotulo="Régua de cobrança" aoCancelar={aoFechar} aoRecarregar={aoRecarregar}>
      <Grade>
        <CampoMarcado controle={controle} nome="ativa" rotulo="Enviar os avisos por e-mail" chave />
        <CampoHora controle={controle} nome="hora" rotulo="A partir das" obrigatorio />
      </Grade>
      <Recado>
        {`Vai aos contatos da clínica que recebem cobranças ou, sem eles, ao e-mail dela; e ao tutor que não recusou e-mails. Para quando a conta é paga, e espera enquanto um exame dela é contestado. Com a chave Pix da empresa cadastrada, o Pix do que falta vai junto. Nas palavras, use ${VARIAVEIS}.`}
      </Recado>
      <ul className="rc-passos" aria-label="Avisos">
        {fields.map(({ chave }, indice) => (
          <Passo key={chave} controle={controle} indice={indice} aoRetirar={() => remove(indice)} />
        ))}
      </ul>
      {fields.length < MAXIMO_DE_PASSOS && (
        <BotaoDeIncluir aoClicar={() => append(PASSO_NOVO, { focusName: `passos.${fields.length}.dias` })}>
          Incluir aviso
        </BotaoDeIncluir>
      )}
    </Formulario>
  )
}

/** When the company writes to who owes it, and with what words. */
export function ReguaDeCobranca({ aoFechar }: { aoFechar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDaRegua)
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Régua de cobrança">
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data === undefined && error === null && <Esqueleto linhas={10} />}
      {data !== undefined && (
        <FormularioDaRegua key={data.versao} regua={data} aoFechar={aoFechar} aoRecarregar={() => void refetch()} />
      )}
    </Dialogo>
  )
}
