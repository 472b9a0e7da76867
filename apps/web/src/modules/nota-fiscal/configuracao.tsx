import { useQuery } from '@tanstack/react-query'
import {
  A_CONFIRMAR,
  APURACOES_DO_SIMPLES,
  CODIGOS_DE_TRIBUTACAO,
  formularioDaConfiguracao,
  REGIMES_ESPECIAIS,
  REGIMES_TRIBUTARIOS,
  ROTULOS_DA_APURACAO,
  ROTULOS_DO_REGIME,
  ROTULOS_DO_REGIME_ESPECIAL,
  VERSOES_DO_LEIAUTE,
  type ConfiguracaoDaNota,
  type DadosDaConfiguracao,
} from '@vetlume/dominio/nota-fiscal'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Colunas } from '../../ui/colunas.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { CampoCidade } from '../cadastros/index.ts'
import { consultaDaConfiguracao, useAtualizarNotas } from './api.ts'
import { CertificadoDaEmpresa } from './certificado.tsx'
import { HistoricoDaEmissao } from './historico-da-emissao.tsx'
import { SEM_VALOR_FISCAL } from './situacao.tsx'

type Digitado = z.input<typeof formularioDaConfiguracao>
type Controle = Control<Digitado, unknown, DadosDaConfiguracao>

const opcoes = <V extends string>(valores: readonly V[], rotulos: Readonly<Record<V, string>>) =>
  valores.map((valor) => ({ valor, rotulo: rotulos[valor] }))

const REGIMES = opcoes(REGIMES_TRIBUTARIOS, ROTULOS_DO_REGIME)
const APURACOES = opcoes(APURACOES_DO_SIMPLES, ROTULOS_DA_APURACAO)
const ESPECIAIS = opcoes(REGIMES_ESPECIAIS, ROTULOS_DO_REGIME_ESPECIAL)
const LEIAUTES = VERSOES_DO_LEIAUTE.map((valor) => ({ valor, rotulo: valor }))
const CODIGOS = Object.entries(CODIGOS_DE_TRIBUTACAO).map(([valor, nome]) => ({ valor, rotulo: `${valor} ${nome}` }))

const PARA_EMITIR_DE_VERDADE =
  'Antes de emitir notas que valham estão a confirmar os códigos, a assinatura, o dígito da chave e o que o Simples declara de IBS/CBS.'

/** The layout as the municipality wants it, and where the numbers go on from. */
function CamposDoLeiaute({ controle, dados }: { controle: Controle; dados: ConfiguracaoDaNota }) {
  const { municipio, municipioNome } = dados
  const [nome = '', uf = ''] = (municipioNome ?? '').split('/')
  return (
    <Grade>
      <CampoCidade
        controle={controle}
        nome="municipio"
        rotulo="Município emissor"
        obrigatorio
        inicial={municipio === null ? null : { codigo: municipio, nome, uf }}
      />
      <CampoTexto controle={controle} nome="inscricaoMunicipal" rotulo="Inscrição municipal" maximo={15} />
      <CampoSelecao controle={controle} nome="leiaute" rotulo="Versão do leiaute" obrigatorio opcoes={LEIAUTES} />
      <CampoTexto
        controle={controle}
        nome="serie"
        rotulo="Série da DPS"
        obrigatorio
        maximo={5}
        ajuda="As faixas reservadas a outros emissores estão a confirmar."
      />
      <CampoNumero
        controle={controle}
        nome="proximoNumero"
        rotulo="Próximo número"
        ajuda={`A série ${dados.serie} segue no ${dados.proximoNumero}, e só avança.`}
      />
    </Grade>
  )
}

function CamposDosTributos({ controle }: { controle: Controle }) {
  const regime = useWatch({ control: controle, name: 'regime' })
  return (
    <Grade>
      <CampoSelecao controle={controle} nome="regime" rotulo="Simples Nacional" obrigatorio opcoes={REGIMES} />
      {regime === 'ME_EPP' && (
        <CampoSelecao
          controle={controle}
          nome="apuracao"
          rotulo="Onde os tributos são pagos"
          obrigatorio
          opcoes={APURACOES}
        />
      )}
      {regime !== 'NAO_OPTANTE' && (
        <CampoPercentual
          controle={controle}
          nome="tributosDoSimplesBp"
          rotulo="Tributos aproximados do Simples"
          ajuda="Lei 12.741; em branco, a nota não informa."
        />
      )}
      <CampoSelecao controle={controle} nome="regimeEspecial" rotulo="Regime especial" obrigatorio opcoes={ESPECIAIS} />
      <CampoPercentual
        controle={controle}
        nome="aliquotaBp"
        rotulo="Alíquota do ISS"
        obrigatorio
        ajuda={
          regime === 'NAO_OPTANTE'
            ? 'Do município, de 2 % a 5 %.'
            : 'De 2 % a 5 %; retido de quem é do Simples, a alíquota efetiva: a confirmar com a contabilidade.'
        }
      />
      <CampoMarcado controle={controle} nome="issRetido" rotulo="ISS retido quando o tomador é empresa" aoLado />
      <CampoSelecao
        controle={controle}
        nome="codigoTributacao"
        rotulo="Código de tributação nacional"
        obrigatorio
        opcoes={CODIGOS}
        ajuda={A_CONFIRMAR}
        className="inteiro"
      />
      <CampoTexto controle={controle} nome="nbs" rotulo="NBS" maximo={9} ajuda={A_CONFIRMAR} />
      <CampoTexto
        controle={controle}
        nome="indicadorDaOperacao"
        rotulo="Indicador da operação (IBS/CBS)"
        maximo={6}
        ajuda={A_CONFIRMAR}
      />
      <CampoTexto controle={controle} nome="cst" rotulo="CST do IBS/CBS" maximo={3} ajuda={A_CONFIRMAR} />
      <CampoTexto
        controle={controle}
        nome="classificacao"
        rotulo="Classificação tributária"
        maximo={6}
        ajuda={A_CONFIRMAR}
      />
    </Grade>
  )
}

/** The fields of the form out of what the server tells of the settings. */
function valoresDe(dados: ConfiguracaoDaNota): Digitado {
  const {
    ambiente: _a,
    municipioNome: _m,
    certificado: _c,
    pendencias: _p,
    versao: _v,
    proximoNumero: _n,
    ...valores
  } = dados
  return {
    ...valores,
    municipio: valores.municipio ?? '',
    // Blank until it is typed: the schema says that it is missing.
    aliquotaBp: valores.aliquotaBp as number,
    proximoNumero: null,
  }
}

function FormularioDaEmissao({ dados }: { dados: ConfiguracaoDaNota }) {
  const atualizar = useAtualizarNotas()
  const form = useFormulario<Digitado, DadosDaConfiguracao>({
    esquema: formularioDaConfiguracao,
    valores: valoresDe(dados),
    aoEnviar: async (digitado) => {
      await api('PUT /nota-fiscal/configuracao', { ...digitado, versao: dados.versao })
      await atualizar()
      avisar.sucesso('Dados de emissão salvos.')
    },
  })
  return (
    <Formulario form={form} rotulo="Dados de emissão" aoRecarregar={() => void atualizar()}>
      <CamposDoLeiaute controle={form.control} dados={dados} />
      <CamposDosTributos controle={form.control} />
    </Formulario>
  )
}

/** How the company issues notes: what they say of it, and what signs them. */
export function Configuracao() {
  const { data, error, refetch } = useQuery(consultaDaConfiguracao)
  if (data === undefined)
    return (
      <Secao>
        {error === null ? (
          <Esqueleto linhas={8} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  return (
    <>
      <Recado>
        {SEM_VALOR_FISCAL} {PARA_EMITIR_DE_VERDADE}
      </Recado>
      {data.pendencias.length > 0 && <Recado tom="warning">Antes de emitir: {data.pendencias.join(' ')}</Recado>}
      <Colunas lado={<CertificadoDaEmpresa certificado={data.certificado} />}>
        <Secao
          titulo="Dados de emissão"
          descricao="O que cada nota diz da empresa e do serviço. Mudar aqui não muda as notas já emitidas."
          acoes={<HistoricoDaEmissao />}
        >
          {/* Another version on the server is another form. */}
          <FormularioDaEmissao key={data.versao ?? 0} dados={data} />
        </Secao>
      </Colunas>
    </>
  )
}
