import { useQueries } from '@tanstack/react-query'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import {
  conferirAcordo,
  dadosDoAcordo,
  MAXIMO_DE_VEZES,
  renegociar,
  totalDoAcordo,
  type Conta,
} from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoDinheiro, CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { consultaDaConta, useAtualizarDinheiro, type Livro } from './api.ts'
import { encargosDe, somados } from './encargos-da-conta.ts'
import { saldoDe } from './quadros.ts'

export interface RenegociacaoProps {
  livro: Livro
  contas: readonly Conta[]
  aoFechar: () => void
  /** The agreement is written: those accounts are closed. */
  aoConcluir: () => void
}

type Valores = z.input<typeof dadosDoAcordo>

/** The contract's form, with the rules that the server checks over what is owed. */
const esquemaDe = (deve: number, hoje: string) =>
  dadosDoAcordo.check(({ value, issues }) => {
    const passado = value.vencimento < hoje ? { vencimento: 'O novo vencimento não pode estar no passado.' } : {}
    for (const [campo, message] of Object.entries({ ...conferirAcordo(deve, value), ...passado }))
      issues.push({ code: 'custom', path: [campo], message, input: value })
  })

/** More than these are not read one by one to say what being late costs. */
const MAXIMO_A_CALCULAR = 20

/** What being late comes to today, account by account; null while it is not known. */
function useEncargos(livro: Livro, contas: readonly Conta[], hoje: string): number | null {
  const poucas = livro === 'contas-receber' && contas.length <= MAXIMO_A_CALCULAR
  const lidas = useQueries({
    queries: poucas ? contas.map(({ codigo }) => consultaDaConta(livro, codigo)) : [],
    combine: (respostas) => respostas.map(({ data }) => data),
  })
  const inteiras = lidas.filter((uma) => uma !== undefined)
  if (!poucas || inteiras.length < contas.length) return null
  return somarCentavos(inteiras.map((conta) => somados(encargosDe(livro, conta, hoje))))
}

/** What the agreement comes to, while it is typed. */
function Resultado({ controle, deve }: { controle: Control<Valores>; deve: number }) {
  const { descontoCentavos, acrescimoCentavos, vezes, vencimento, diaDeBanco } = useWatch({ control: controle })
  const acordo = {
    descontoCentavos: descontoCentavos ?? 0,
    acrescimoCentavos: acrescimoCentavos ?? 0,
    vezes: vezes ?? 1,
    vencimento: vencimento ?? '',
    diaDeBanco: diaDeBanco ?? false,
  }
  const completo =
    /^\d{4}-\d{2}-\d{2}$/.test(acordo.vencimento) &&
    Number.isSafeInteger(acordo.vezes) &&
    acordo.vezes <= MAXIMO_DE_VEZES &&
    Object.keys(conferirAcordo(deve, acordo)).length === 0
  const partes = completo && acordo.vezes >= 1 ? renegociar(deve, acordo) : []
  const [primeira, ultima] = [partes[0], partes.at(-1)]
  return (
    <div role="status">
      <QuadroDeValores>
        <LinhaDeValor rotulo="Deve hoje">
          <Dinheiro centavos={deve} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Total do acordo" forte>
          <Dinheiro centavos={Math.max(0, totalDoAcordo(deve, acordo))} />
        </LinhaDeValor>
        {primeira !== undefined && ultima !== undefined && (
          <LinhaDeValor rotulo={partes.length === 1 ? 'Uma conta' : `${partes.length} contas`}>
            {partes.length === 1
              ? `em ${formatarData(primeira.vencimento)}`
              : `de ${formatarData(primeira.vencimento)} a ${formatarData(ultima.vencimento)}`}
          </LinhaDeValor>
        )}
      </QuadroDeValores>
    </div>
  )
}

function Renegociacao({ livro, contas, aoFechar, aoConcluir }: RenegociacaoProps) {
  const hoje = agoraNoFuso().toPlainDate()
  const atualizar = useAtualizarDinheiro()
  const deve = saldoDe(contas)
  const encargos = useEncargos(livro, contas, hoje.toString())
  const form = useFormulario({
    esquema: esquemaDe(deve, hoje.toString()),
    valores: {
      descontoCentavos: 0,
      acrescimoCentavos: 0,
      vezes: 1,
      vencimento: hoje.add({ days: 7 }).toString(),
      diaDeBanco: true,
      motivo: '',
    },
    aoEnviar: async (dados) => {
      const itens = contas.map(({ codigo, versao }) => ({ codigo, versao }))
      const feito = await api(`POST /${livro}/renegociacao`, { ...dados, itens })
      await atualizar()
      aoConcluir()
      avisar.sucesso(
        feito.itens.length === 1
          ? `Renegociado: título nº ${feito.itens[0]?.numero}.`
          : `Renegociado em ${feito.itens.length} contas.`,
      )
    },
  })
  const { control: controle } = form
  return (
    <Formulario
      form={form}
      rotulo="Renegociação"
      rotuloDeSalvar="Renegociar"
      aoCancelar={aoFechar}
      aoRecarregar={() => void atualizar()}
    >
      <Grade>
        <CampoDinheiro controle={controle} nome="acrescimoCentavos" rotulo="Multa e juros" focar />
        <CampoDinheiro controle={controle} nome="descontoCentavos" rotulo="Desconto" />
        <CampoNumero controle={controle} nome="vezes" rotulo="Parcelas" ajuda="Uma por mês." />
        <CampoData controle={controle} nome="vencimento" rotulo="Primeiro vencimento" obrigatorio />
        <CampoMarcado
          controle={controle}
          nome="diaDeBanco"
          rotulo="Vencer no próximo dia útil, se o banco não abrir"
          className="inteiro"
        />
        <CampoTexto
          controle={controle}
          nome="motivo"
          rotulo="O que foi combinado"
          obrigatorio
          {...(livro === 'contas-receber' ? { ajuda: 'Uma clínica parceira lê isto nas contas do acordo.' } : {})}
          maximo={300}
          linhas={2}
          className="inteiro"
        />
      </Grade>
      {encargos !== null && encargos > 0 && (
        <Recado
          acao={
            <Botao
              size="small"
              onClick={() => form.setValue('acrescimoCentavos', encargos, { shouldDirty: true, shouldValidate: true })}
            >
              Cobrar
            </Botao>
          }
        >{`Até hoje, a multa e os juros do atraso somam ${formatarReais(encargos)}.`}</Recado>
      )}
      <Resultado controle={controle} deve={deve} />
    </Formulario>
  )
}

/** Closes accounts of one person by new ones, as was agreed. */
export function DialogoDaRenegociacao(props: RenegociacaoProps) {
  const { contas, aoFechar } = props
  const quantas = contas.length === 1 ? 'a conta' : `${contas.length} contas`
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Renegociar ${quantas}`}
      descricao={`${contas[0]?.contraparte ?? ''}: o que falta passa para as contas do acordo. O que já foi pago fica como está.`}
    >
      <Renegociacao {...props} />
    </Dialogo>
  )
}
