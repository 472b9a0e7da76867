import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { CAMPOS_DA_IMPORTACAO, type ImportacaoCompleta, type MapaDeColunas } from '@vetlume/dominio/importacao'
import { useState } from 'react'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'
import { EscolhaDeColunas } from '../../ui/escolha-de-colunas.tsx'
import { Texto } from '../../ui/texto.tsx'
import { emLinhas } from './em-linhas.ts'
import { mapaInicial } from './mapa-lembrado.ts'
import estilos from './passo-das-colunas.module.css'
import { AcoesDoPasso } from './passos.tsx'
import type { UsoDaImportacao } from './use-importacao.ts'

function EscolhaDaFolha({ importacao, uso }: { importacao: ImportacaoCompleta; uso: UsoDaImportacao }) {
  if (importacao.folhas.length < 2) return null
  return (
    <label className={estilos.escolhaDaFolha}>
      Folha da planilha
      <select
        value={importacao.folha}
        disabled={uso.trabalho !== null}
        onChange={({ target }) => uso.trocarFolha(target.value)}
        className={estilos.selecao}
      >
        {importacao.folhas.map((folha) => (
          <option key={folha} value={folha}>
            {folha}
          </option>
        ))}
      </select>
    </label>
  )
}

export interface PassoDasColunasProps {
  importacao: ImportacaoCompleta
  uso: UsoDaImportacao
}

/** What each column of the sheet is, with the first values that it has. */
export function PassoDasColunas({ importacao, uso }: PassoDasColunasProps) {
  const { arquivo, linhas, colunas, tipo } = importacao
  const [mapa, definirMapa] = useState<MapaDeColunas>(() => mapaInicial(localStorage, importacao))
  const campos = CAMPOS_DA_IMPORTACAO[tipo]
  const faltando = campos.filter(({ id, exigido }) => exigido === true && !(id in mapa)).map(({ rotulo }) => rotulo)
  const conferindo = uso.trabalho === 'conferindo'
  return (
    <>
      <Texto className={estilos.passoDasColunas}>
        <strong>{arquivo}</strong>
        {PONTO_ENTRE_PARTES}
        {emLinhas(linhas)}
      </Texto>
      <EscolhaDaFolha importacao={importacao} uso={uso} />
      {faltando.length > 0 && (
        <Alerta severity="warning" className={estilos.alerta}>
          Falta dizer qual coluna é: {faltando.join(', ')}.
        </Alerta>
      )}
      <EscolhaDeColunas
        rotulo="Colunas da planilha"
        colunas={colunas}
        campos={campos}
        mapa={mapa}
        aoMudar={definirMapa}
      />
      <AcoesDoPasso>
        <Botao color="secondary" onClick={() => uso.voltar('arquivo')}>
          Escolher outro arquivo
        </Botao>
        <Botao
          variant="contained"
          loading={conferindo}
          disabled={faltando.length > 0}
          onClick={() => void uso.conferir(importacao, mapa)}
        >
          Conferir
        </Botao>
      </AcoesDoPasso>
    </>
  )
}
