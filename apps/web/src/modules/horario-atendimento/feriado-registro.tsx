import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import {
  dadosDoFeriado,
  REGRAS_DO_FERIADO,
  ROTULOS_DA_ABRANGENCIA,
  type AbrangenciaDoFeriado,
  type DadosDoFeriado,
} from '@vetlume/dominio/feriado'
import { nomeDaUf, UFS, type Uf } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { ListaSuspensa } from '../../ui/formulario/lista-suspensa.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import { Secao } from '../../ui/pagina.tsx'
import {
  CampoCidade,
  definirRegistro,
  opcoesDe,
  type CamposProps,
  type FichaDe,
  type ValoresInteiros,
} from '../cadastros/index.ts'
import { MESES } from './quando.ts'

type Valores = z.input<typeof dadosDoFeriado>
type Props = CamposProps<FichaDe<'feriado'>, Valores, DadosDoFeriado>

const ESTADOS = UFS.map((uf) => ({ valor: uf, rotulo: nomeDaUf(uf) })).toSorted((a, b) =>
  a.rotulo.localeCompare(b.rotulo, 'pt-BR'),
)

const OPCOES_DO_MES = MESES.map((rotulo, indice) => ({ valor: String(indice + 1), rotulo }))
const REPETICOES = [
  { valor: 'TODO_ANO', rotulo: 'Todo ano, no mesmo dia' },
  { valor: 'UMA_VEZ', rotulo: 'Uma data só' },
]

function CampoMes({ controle }: { controle: Control<Valores, unknown, DadosDoFeriado> }) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo({
    controle,
    nome: 'mes',
    rotulo: 'Mês',
    obrigatorio: true,
  })
  return (
    <ListaSuspensa
      {...quadro}
      valor={typeof valor === 'number' ? String(valor) : ''}
      opcoes={OPCOES_DO_MES}
      aoMudar={(mes) => mudar(Number(mes))}
      onBlur={aoSair}
      referencia={referencia}
    />
  )
}

/** Every year on the same day, or once. */
function CamposDaData({ controle, ficha, form }: Props) {
  const data = useWatch({ control: controle, name: 'data' })
  const [umaVez, definirUmaVez] = useState(ficha !== undefined && ficha.data !== null)
  const soUmaVez = umaVez || (data !== null && data !== undefined && data !== '')
  const mudar = (nova: boolean) => {
    definirUmaVez(nova)
    for (const campo of nova ? (['mes', 'dia'] as const) : (['data'] as const))
      form.setValue(campo, null, { shouldDirty: true })
  }
  return (
    <Secao titulo="Quando">
      <Grade colunas={3}>
        <ListaSuspensa
          rotulo="Repetição"
          valor={soUmaVez ? 'UMA_VEZ' : 'TODO_ANO'}
          opcoes={REPETICOES}
          aoMudar={(repeticao) => mudar(repeticao === 'UMA_VEZ')}
        />
        {soUmaVez ? (
          <CampoData controle={controle} nome="data" rotulo="Data" obrigatorio />
        ) : (
          <>
            <CampoNumero controle={controle} nome="dia" rotulo="Dia" obrigatorio />
            <CampoMes controle={controle} />
          </>
        )}
      </Grade>
    </Secao>
  )
}

function CamposDoLugar({ controle, ficha, focar, form }: Props) {
  const abrangencia = useWatch({ control: controle, name: 'abrangencia' })
  return (
    <Secao titulo="Feriado">
      <Grade>
        <CampoTexto
          controle={controle}
          nome="nome"
          rotulo="Nome"
          obrigatorio
          maximo={120}
          focar={focar}
          className="inteiro"
        />
        <CampoSelecao
          controle={controle}
          nome="abrangencia"
          rotulo="Abrangência"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DA_ABRANGENCIA)}
          aoMudar={() => {
            form.setValue('uf', null)
            form.setValue('cidade', null)
          }}
        />
        {abrangencia === 'ESTADUAL' && (
          <CampoSelecao controle={controle} nome="uf" rotulo="Estado" obrigatorio opcoes={ESTADOS} />
        )}
        {abrangencia === 'MUNICIPAL' && (
          <CampoCidade controle={controle} nome="cidade" rotulo="Cidade" obrigatorio inicial={ficha?.cidade ?? null} />
        )}
        <CampoMarcado
          controle={controle}
          nome="facultativo"
          rotulo="Ponto facultativo"
          ajuda="Atende-se normalmente, salvo se a empresa disser que não"
          className="inteiro"
          chave
        />
      </Grade>
    </Secao>
  )
}

export const registroDeFeriado = definirRegistro('feriado', {
  esquema: dadosDoCadastro(dadosDoFeriado, REGRAS_DO_FERIADO),
  valores: (ficha): ValoresInteiros<Valores> => ({
    nome: ficha?.nome ?? '',
    abrangencia: ficha?.abrangencia ?? 'MUNICIPAL',
    uf: ficha?.uf ?? null,
    cidade: ficha?.cidade?.codigo ?? null,
    data: ficha?.data ?? null,
    mes: ficha?.mes ?? null,
    dia: ficha?.dia ?? null,
    facultativo: ficha?.facultativo ?? false,
  }),
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    abrangencia: { rotulo: 'Abrangência', texto: (valor: AbrangenciaDoFeriado) => ROTULOS_DA_ABRANGENCIA[valor] },
    uf: { rotulo: 'Estado', texto: (uf: Uf) => nomeDaUf(uf) },
    cidade: { rotulo: 'Cidade' },
    data: { rotulo: 'Data' },
    dia: { rotulo: 'Dia' },
    mes: { rotulo: 'Mês', texto: (mes: number) => MESES[mes - 1] ?? String(mes) },
    facultativo: { rotulo: 'Ponto facultativo' },
    ativo: { rotulo: 'Ativo' },
  },
  Campos: (props: Props) => (
    <>
      <CamposDoLugar {...props} />
      <CamposDaData {...props} />
    </>
  ),
})
