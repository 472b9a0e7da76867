import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { dadosDoCupom, REGRAS_DO_CUPOM, textoDaDuracao, type DadosDoCupom } from '@vetlume/dominio/cupom'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoEscolhidos } from '../../ui/formulario/campo-escolhidos.tsx'
import { CampoDinheiro, CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import {
  definirRegistro,
  fonteDoCadastro,
  formatarPercentual,
  opcoesDe,
  type CamposProps,
  type FichaDe,
  type ValoresInteiros,
} from '../cadastros/index.ts'
import estilos from './cupom-registro.module.css'
import { resumoDoCupom } from './resumo.ts'
import { SituacaoDoCupom } from './situacao-do-cupom.tsx'

type Cupom = FichaDe<'cupom'>
type Valores = z.input<typeof dadosDoCupom>
type Props = CamposProps<Cupom, Valores, DadosDoCupom>

const TIPOS = { PERCENTUAL: 'Percentual', VALOR: 'Valor em reais' }
const DURACOES = { UMA_VEZ: 'Na primeira cobrança', MESES: 'Por alguns meses', SEMPRE: 'Em todas as cobranças' }
const planos = fonteDoCadastro('plano')

function valoresDoCupom(ficha: Cupom | undefined): ValoresInteiros<Valores> {
  return {
    texto: ficha?.texto ?? '',
    tipo: ficha?.tipo ?? 'PERCENTUAL',
    percentualBp: ficha?.percentualBp ?? null,
    valorCentavos: ficha?.valorCentavos ?? null,
    duracao: ficha?.duracao ?? 'UMA_VEZ',
    meses: ficha?.meses ?? null,
    validoDe: ficha?.validoDe ?? agoraNoFuso().toPlainDate().toString(),
    validoAte: ficha?.validoAte ?? null,
    limiteTotal: ficha?.limiteTotal ?? null,
    limitePorCliente: ficha?.limitePorCliente ?? 1,
    planos: ficha?.planos.map(({ codigo }) => codigo) ?? [],
  }
}

/** The coupon in one sentence, as it is being written. */
function Resumo({ controle, ficha }: { controle: Control<Valores, unknown, DadosDoCupom>; ficha: Cupom | undefined }) {
  const valores = useWatch({ control: controle }) as Valores
  const escolhidos =
    ficha?.planos.filter(({ codigo }) => valores.planos?.includes(codigo)).map(({ nome }) => nome) ?? []
  const novos = (valores.planos?.length ?? 0) - escolhidos.length
  const nomes = novos === 0 ? escolhidos : [...escolhidos, novos === 1 ? 'mais 1 plano' : `mais ${novos} planos`]
  const frase = resumoDoCupom(
    {
      ...valores,
      duracao: valores.duracao ?? 'UMA_VEZ',
      limitePorCliente: valores.limitePorCliente ?? 1,
      planos: nomes,
      usos: ficha?.usos ?? 0,
    },
    agoraNoFuso().toPlainDate().toString(),
  )
  return (
    <div className={estilos.resumo}>
      <Icone nome="local-offer" tom="marca" />
      <div className={estilos.caixa}>
        <div className={estilos.codigo}>{valores.texto === '' ? 'Novo cupom' : valores.texto.toUpperCase()}</div>
        <div role="status">{frase}</div>
      </div>
    </div>
  )
}

const prometido = (ficha: Cupom | undefined): boolean => ficha !== undefined && ficha.usos > 0

function CamposDoDesconto({ controle, ficha, focar, form }: Props) {
  const [tipo, duracao] = useWatch({ control: controle, name: ['tipo', 'duracao'] })
  const promessa = prometido(ficha)
  const comum = { controle, desabilitado: promessa }
  return (
    <Secao
      titulo="Desconto"
      descricao={
        promessa ? 'Já foi usado: o desconto prometido não muda. Para outro desconto, crie outro cupom.' : undefined
      }
    >
      <Grade>
        <CampoTexto
          controle={controle}
          nome="texto"
          rotulo="Código"
          obrigatorio
          maximo={30}
          focar={focar}
          ajuda="O que a pessoa digita, com maiúsculas ou minúsculas"
          className="inteiro"
        />
        <CampoSelecao
          {...comum}
          nome="tipo"
          rotulo="Tipo"
          obrigatorio
          opcoes={opcoesDe(TIPOS)}
          aoMudar={() => {
            form.setValue('percentualBp', null)
            form.setValue('valorCentavos', null)
          }}
        />
        {tipo === 'PERCENTUAL' ? (
          <CampoPercentual {...comum} nome="percentualBp" rotulo="Percentual" obrigatorio />
        ) : (
          <CampoDinheiro {...comum} nome="valorCentavos" rotulo="Valor" obrigatorio />
        )}
        <CampoSelecao
          {...comum}
          nome="duracao"
          rotulo="Vale"
          obrigatorio
          opcoes={opcoesDe(DURACOES)}
          aoMudar={(nova) => nova !== 'MESES' && form.setValue('meses', null)}
        />
        {duracao === 'MESES' && (
          <CampoNumero {...comum} nome="meses" rotulo="Quantos meses" obrigatorio sufixo="meses" />
        )}
      </Grade>
    </Secao>
  )
}

/** One that was used goes on serving every plan that it was for. */
function SecaoDosPlanos({ controle, ficha }: Pick<Props, 'controle' | 'ficha'>) {
  const iniciais = ficha?.planos ?? []
  const promessa = prometido(ficha)
  if (promessa && iniciais.length === 0)
    return (
      <Secao titulo="Planos">
        <p>Já foi usado: continua valendo em todos os planos.</p>
      </Secao>
    )
  return (
    <Secao
      titulo="Planos"
      descricao={
        promessa
          ? 'Já foi usado: continua valendo nos planos em que valia. Você pode incluir outros.'
          : 'Sem nenhum escolhido, o cupom vale em todos.'
      }
    >
      <CampoEscolhidos
        controle={controle}
        nome="planos"
        rotulo="Planos em que vale"
        rotuloDeIncluir="Incluir plano"
        fonte={planos}
        iniciais={iniciais}
        desenhar={(escolhidos) =>
          escolhidos.map((plano) => ({ fixo: promessa && iniciais.some(({ codigo }) => codigo === plano.codigo) }))
        }
      />
    </Secao>
  )
}

export const registroDeCupom = definirRegistro('cupom', {
  esquema: dadosDoCadastro(dadosDoCupom, REGRAS_DO_CUPOM),
  valores: valoresDoCupom,
  nome: ({ texto }) => texto,
  campos: {
    texto: { rotulo: 'Código' },
    tipo: { rotulo: 'Tipo', texto: (tipo: keyof typeof TIPOS) => TIPOS[tipo] },
    percentualBp: { rotulo: 'Percentual', texto: formatarPercentual },
    valorCentavos: { rotulo: 'Valor', texto: (valor: number) => formatarReais(valor) },
    duracao: { rotulo: 'Vale', texto: (duracao: keyof typeof DURACOES) => DURACOES[duracao] },
    meses: { rotulo: 'Meses', texto: (meses: number) => textoDaDuracao('MESES', meses) },
    validoDe: { rotulo: 'Começa em' },
    validoAte: { rotulo: 'Termina em' },
    limiteTotal: { rotulo: 'Limite de usos' },
    limitePorCliente: { rotulo: 'Limite por cliente' },
    planos: { rotulo: 'Planos' },
    ativo: { rotulo: 'Ativo' },
  },
  Complemento: ({ ficha }) => (ficha.ativo ? <SituacaoDoCupom situacao={ficha.situacao} /> : null),
  Campos: (props: Props) => {
    const { controle, ficha } = props
    return (
      <>
        <Resumo controle={controle} ficha={ficha} />
        <CamposDoDesconto {...props} />
        <Secao titulo="Validade e limites">
          <Grade>
            <CampoData controle={controle} nome="validoDe" rotulo="Começa em" obrigatorio />
            <CampoData controle={controle} nome="validoAte" rotulo="Termina em" ajuda="Em branco, não tem fim" />
            <CampoNumero controle={controle} nome="limiteTotal" rotulo="Limite de usos" ajuda="Em branco, sem limite" />
            <CampoNumero controle={controle} nome="limitePorCliente" rotulo="Limite por cliente" obrigatorio />
          </Grade>
        </Secao>
        <SecaoDosPlanos controle={controle} ficha={ficha} />
      </>
    )
  },
})
