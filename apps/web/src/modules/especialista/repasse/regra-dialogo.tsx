import {
  dadosDaRegra,
  ROTULOS_DA_BASE,
  ROTULOS_DO_REPASSE,
  type DadosDaRegra,
  type RegraDoEspecialista,
} from '@vetlume/dominio/especialista'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoMarcado } from '../../../ui/formulario/campo-marcado.tsx'
import { CampoDinheiro, CampoPercentual } from '../../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { fonteDoCadastro, opcoesDe, type ValoresInteiros } from '../../cadastros/index.ts'
import { useMudanca } from '../api.ts'

type Valores = z.input<typeof dadosDaRegra>

export type ModoDaRegra = 'criar' | 'alterar' | 'substituir'

interface RegraDialogoProps {
  codigo: string
  modo: ModoDaRegra
  /** The rule that is changed or followed by another. */
  regra: RegraDoEspecialista | null
  aoFechar: () => void
}

const servicos = fonteDoCadastro('servico')
const parceiros = fonteDoCadastro('parceiro')

const TEXTOS = {
  criar: {
    titulo: 'Nova regra de repasse',
    descricao: 'Sem serviço e sem clínica, vale para tudo que não tem regra mais específica.',
    salvar: 'Cadastrar',
    feito: 'Regra cadastrada.',
  },
  alterar: {
    titulo: 'Alterar regra',
    descricao: 'Ela ainda não pagou nenhum repasse.',
    salvar: 'Salvar',
    feito: 'Regra salva.',
  },
  substituir: {
    titulo: 'Substituir regra',
    descricao: 'A atual já pagou repasses: ela termina na véspera, e esta começa.',
    salvar: 'Substituir',
    feito: 'Regra substituída.',
  },
} as const

function valoresDa(regra: RegraDoEspecialista | null, modo: ModoDaRegra): ValoresInteiros<Valores> {
  const hoje = agoraNoFuso().toPlainDate()
  const amanha = hoje.add({ days: 1 }).toString()
  return {
    servico: regra?.servico?.codigo ?? null,
    parceiro: regra?.parceiro?.codigo ?? null,
    tipo: regra?.tipo ?? 'PERCENTUAL',
    percentualBp: regra?.percentualBp ?? null,
    valorCentavos: regra?.valorCentavos ?? null,
    base: regra?.base ?? 'BRUTO',
    semDeslocamento: regra?.semDeslocamento ?? false,
    vigenteDe: modo === 'substituir' ? amanha : (regra?.vigenteDe ?? hoje.toString()),
    vigenteAte: modo === 'substituir' ? null : (regra?.vigenteAte ?? null),
  }
}

interface CamposProps {
  controle: Control<Valores, unknown, DadosDaRegra>
  regra: RegraDoEspecialista | null
  alvoFixo: boolean
  aoMudarTipo: () => void
}

function Campos({ controle, regra, alvoFixo, aoMudarTipo }: CamposProps) {
  const fixo = useWatch({ control: controle, name: 'tipo' }) === 'FIXO'
  return (
    <Grade>
      <CampoBusca
        {...servicos}
        controle={controle}
        nome="servico"
        rotulo="Serviço"
        ajuda="Em branco: todos"
        desabilitado={alvoFixo}
        inicial={regra?.servico ?? null}
      />
      <CampoBusca
        {...parceiros}
        controle={controle}
        nome="parceiro"
        rotulo="Clínica"
        ajuda="Em branco: todas"
        desabilitado={alvoFixo}
        inicial={regra?.parceiro ?? null}
      />
      <CampoSelecao
        controle={controle}
        nome="tipo"
        rotulo="Forma"
        obrigatorio
        opcoes={opcoesDe(ROTULOS_DO_REPASSE)}
        aoMudar={aoMudarTipo}
      />
      {fixo ? (
        <CampoDinheiro controle={controle} nome="valorCentavos" rotulo="Valor por exame" obrigatorio />
      ) : (
        <CampoPercentual controle={controle} nome="percentualBp" rotulo="Percentual" obrigatorio />
      )}
      <CampoSelecao
        controle={controle}
        nome="base"
        rotulo="Base"
        ajuda={
          fixo
            ? 'O valor nunca passa dela'
            : 'Líquido: depois dos impostos da empresa e da taxa de como o exame foi pago'
        }
        obrigatorio
        opcoes={opcoesDe(ROTULOS_DA_BASE)}
        className="inteiro"
      />
      <CampoMarcado
        controle={controle}
        nome="semDeslocamento"
        rotulo="O deslocamento cobrado fica com a empresa"
        ajuda="Desmarcado, ele entra na base como o resto do preço"
        className="inteiro"
      />
      <CampoData controle={controle} nome="vigenteDe" rotulo="Vale a partir de" obrigatorio />
      <CampoData controle={controle} nome="vigenteAte" rotulo="Até" ajuda="Em branco: sem fim" />
    </Grade>
  )
}

/** One rule: new, changed while it was not used, or begun where another ends. */
export function RegraDialogo({ codigo, modo, regra, aoFechar }: RegraDialogoProps) {
  const { mutateAsync: criar } = useMudanca('POST /especialista/:codigo/repasse', codigo)
  const { mutateAsync: alterar } = useMudanca('PUT /especialista/:codigo/repasse/:regra', codigo)
  const { mutateAsync: substituir } = useMudanca('POST /especialista/:codigo/repasse/:regra/substituir', codigo)
  const { titulo, descricao, salvar, feito } = TEXTOS[modo]
  const form = useFormulario<Valores, DadosDaRegra>({
    esquema: dadosDaRegra,
    valores: valoresDa(regra, modo),
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      if (regra === null) await criar(dados)
      else await (modo === 'alterar' ? alterar : substituir)({ ...dados, regra: regra.codigo, versao: regra.versao })
      avisar.sucesso(feito)
      aoFechar()
    },
  })
  const aoMudarTipo = () => {
    form.setValue('percentualBp', null)
    form.setValue('valorCentavos', null)
  }
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} descricao={descricao}>
      <Formulario form={form} rotulo={titulo} rotuloDeSalvar={salvar} aoCancelar={aoFechar}>
        <Campos controle={form.control} regra={regra} alvoFixo={modo === 'substituir'} aoMudarTipo={aoMudarTipo} />
      </Formulario>
    </Dialogo>
  )
}
