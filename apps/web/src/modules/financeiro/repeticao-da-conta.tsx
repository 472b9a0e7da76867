import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { MAXIMO_DE_VEZES, repetir, ROTULOS_DA_REPETICAO, type Repetido } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { useWatch, type Control } from 'react-hook-form'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Recado } from '../../ui/recado.tsx'
import { opcoesDe } from '../cadastros/index.ts'

export type ComRepeticao = { [campo in keyof Repetido]?: Repetido[campo] | undefined }

const DIA = /^\d{4}-\d{2}-\d{2}$/

/** What will be written, in a sentence; null while the form does not say it yet. */
export function repeticaoEmPalavras(conta: ComRepeticao): string | null {
  const { vencimento = '', competencia = '', valorCentavos, repeticao = 'PARCELADA', diaDeBanco = false } = conta
  const vezes = conta.vezes ?? 1
  const serve = Number.isSafeInteger(vezes) && vezes >= 1 && vezes <= MAXIMO_DE_VEZES
  if (!serve || !DIA.test(vencimento) || !DIA.test(competencia) || !Number.isSafeInteger(valorCentavos)) return null
  const partes = repetir({
    descricao: '',
    competencia,
    vencimento,
    valorCentavos: valorCentavos ?? 0,
    repeticao,
    vezes,
    diaDeBanco,
  })
  const [primeira, ultima] = [partes[0]?.vencimento ?? '', partes.at(-1)?.vencimento ?? '']
  if (vezes === 1)
    return primeira === vencimento
      ? null
      : `O banco não abre em ${formatarData(vencimento)}: vence em ${formatarData(primeira)}.`
  const somam = formatarReais(somarCentavos(partes.map((parte) => parte.valorCentavos)))
  return `${vezes} contas, de ${formatarData(primeira)} a ${formatarData(ultima)}, que somam ${somam}.`
}

function Previa({ controle }: { controle: Control<ComRepeticao> }) {
  const texto = repeticaoEmPalavras(useWatch({ control: controle }))
  return texto === null ? null : (
    <div className="inteiro" role="status">
      <Recado>{texto}</Recado>
    </div>
  )
}

/** How a new account comes: at once, in parts, or every month, and what that makes. */
export function RepeticaoDaConta({ controle }: { controle: Control<ComRepeticao> }) {
  const mensal = useWatch({ control: controle, name: 'repeticao' }) === 'MENSAL'
  return (
    <>
      <CampoSelecao
        controle={controle}
        nome="repeticao"
        rotulo="Repetição"
        obrigatorio
        opcoes={opcoesDe(ROTULOS_DA_REPETICAO)}
      />
      <CampoNumero
        controle={controle}
        nome="vezes"
        rotulo={mensal ? 'Meses' : 'Parcelas'}
        ajuda={
          mensal
            ? `De 1 a ${MAXIMO_DE_VEZES}: uma conta em cada um, na competência dele.`
            : `De 1 a ${MAXIMO_DE_VEZES}, uma por mês, que somam o valor.`
        }
      />
      <CampoMarcado
        controle={controle}
        nome="diaDeBanco"
        rotulo="Vencer no próximo dia útil, se o banco não abrir"
        className="inteiro"
      />
      <Previa controle={controle} />
    </>
  )
}
