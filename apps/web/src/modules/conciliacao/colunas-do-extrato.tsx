import {
  COLUNAS_DO_EXTRATO,
  DECIMAIS,
  faltamNoMapa,
  FORMATOS_DO_DIA,
  lerLinhaDoExtrato,
  ROTULOS_DA_COLUNA,
  ROTULOS_DO_DECIMAL,
  ROTULOS_DO_FORMATO,
  type MapaDoExtrato,
  type PlanilhaDoExtrato,
} from '@vetlume/dominio/conciliacao'
import type { MapaDeColunas } from '@vetlume/dominio/importacao'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { EscolhaDeColunas } from '../../ui/escolha-de-colunas.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'

const CAMPOS = COLUNAS_DO_EXTRATO.map((id) => ({ id, rotulo: ROTULOS_DA_COLUNA[id] }))
const esquema = z.object({ formato: z.enum(FORMATOS_DO_DIA), decimal: z.enum(DECIMAIS) })

type Planilha = PlanilhaDoExtrato['planilha']

/** First values of each column. */
const colunasDe = ({ titulos, linhas }: Planilha) =>
  titulos.map((titulo, i) => ({
    titulo,
    amostras: linhas
      .map(({ celulas }) => celulas[i]?.trim() ?? '')
      .filter((celula) => celula !== '')
      .slice(0, 4),
  }))

/** The first lines as they will be imported, or why not. */
function Previa({ linhas, mapa }: { linhas: Planilha['linhas']; mapa: MapaDoExtrato }) {
  return (
    <ListaDeItens rotulo="Como as primeiras linhas serão lidas">
      {linhas.slice(0, 4).map(({ numero, celulas }) => {
        const leitura = lerLinhaDoExtrato(celulas, mapa)
        const lida = leitura?.lida
        if (lida !== undefined)
          return (
            <Item key={numero} titulo={lida.descricao} valor={<Dinheiro centavos={lida.centavos} />}>
              <div>
                Linha {numero}: <Data dia={lida.dia} />
                {lida.documento === null ? '' : `, documento ${lida.documento}`}
              </div>
            </Item>
          )
        const porque = leitura?.recusadas?.map(({ valor, motivo }) => (valor === '' ? motivo : `“${valor}”: ${motivo}`))
        return (
          <Item key={numero} titulo={porque === undefined ? 'Não é um movimento' : 'Não se lê assim'}>
            <div>
              Linha {numero}: {porque === undefined ? 'um saldo, um total ou uma linha sem valor.' : porque.join(' ')}
            </div>
          </Item>
        )
      })}
    </ListaDeItens>
  )
}

interface ColunasDoExtratoProps {
  planilha: PlanilhaDoExtrato
  aoImportar: (mapa: MapaDoExtrato) => Promise<unknown>
  aoVoltar: () => void
}

/** What each column of a bank's CSV is, with the first lines as they are read by that. */
export function ColunasDoExtrato({
  planilha: { planilha, problemas, totalDeProblemas },
  aoImportar,
  aoVoltar,
}: ColunasDoExtratoProps) {
  const { mapa: inicial, lembrado, linhas } = planilha
  const [colunas, definirColunas] = useState<MapaDeColunas>(inicial.colunas as MapaDeColunas)
  const form = useFormulario({
    esquema,
    valores: { formato: inicial.formato, decimal: inicial.decimal },
    protegerMudancas: false,
    aoEnviar: ({ formato, decimal }) => aoImportar({ colunas, formato, decimal }),
  })
  const [formato, decimal] = useWatch({ control: form.control, name: ['formato', 'decimal'] })
  const faltam = faltamNoMapa({ colunas })
  return (
    <Formulario
      form={form}
      rotulo="Colunas do extrato"
      rotuloDeSalvar="Importar"
      aoCancelar={aoVoltar}
      rotuloDeCancelar="Escolher outro arquivo"
    >
      {totalDeProblemas > 0 && (
        <ListaDeItens rotulo="O que não se lê">
          {problemas.slice(0, 20).map(({ linha, coluna, valor, motivo }) => (
            <Item key={`${linha}-${coluna}`} titulo={`Linha ${linha}, ${coluna}`} valor={valor}>
              <div>{motivo}</div>
            </Item>
          ))}
        </ListaDeItens>
      )}
      {lembrado && (
        <Recado>Estas são as colunas que você disse da última vez, para um arquivo igual desta conta.</Recado>
      )}
      {faltam.length > 0 && <Recado tom="warning">Falta dizer qual coluna é: {faltam.join('; ')}.</Recado>}
      <EscolhaDeColunas
        rotulo="Colunas do arquivo"
        colunas={colunasDe(planilha)}
        campos={CAMPOS}
        mapa={colunas}
        aoMudar={definirColunas}
      />
      <Grade>
        <CampoSelecao
          controle={form.control}
          nome="formato"
          rotulo="Formato da data"
          obrigatorio
          opcoes={FORMATOS_DO_DIA.map((valor) => ({ valor, rotulo: ROTULOS_DO_FORMATO[valor] }))}
        />
        <CampoSelecao
          controle={form.control}
          nome="decimal"
          rotulo="Separador dos centavos"
          obrigatorio
          opcoes={DECIMAIS.map((valor) => ({ valor, rotulo: ROTULOS_DO_DECIMAL[valor] }))}
        />
      </Grade>
      {faltam.length === 0 && <Previa linhas={linhas} mapa={{ colunas, formato, decimal }} />}
    </Formulario>
  )
}
