import { escalaDe, escreverMarca, escreverValor, MARCAS, medirMarca } from '@vetlume/dominio/imagem'
import type { Marca, ValorDaMarca } from '@vetlume/dominio/imagem'
import { useId, useState } from 'react'
import { comChaves } from '../chaves.ts'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import type { Medicao, MedicaoDaFigura } from './use-medicao.ts'

interface EscreverProps {
  de: MedicaoDaFigura
  marca: Marca
  valor: ValorDaMarca
  aoEscrever: (onde: string) => void
}

/** Takes a value to a measure of the laudo, only when it is told to. */
function Escrever({ de, marca, valor, aoEscrever }: EscreverProps) {
  const destinos = de.destinosDe(valor)
  const [unico] = destinos
  const escrever = (destino = unico) => {
    if (destino === undefined) return
    de.aoEscrever(valor, destino, marca)
    aoEscrever(`Escrito em ${destino.rotulo}.`)
  }
  if (unico === undefined) return null
  if (destinos.length === 1)
    return (
      <button type="button" className="lv-escrever" onClick={() => escrever()}>
        Escrever em {unico.rotulo}
      </button>
    )
  return (
    <select
      className="lv-escolha"
      aria-label={`Escrever ${escreverMarca(marca, valor)} em`}
      value=""
      onChange={({ target }) => escrever(destinos.find(({ chave }) => chave === target.value))}
    >
      <option value="">Escrever {escreverValor(valor)} em…</option>
      {destinos.map(({ chave, rotulo }) => (
        <option key={chave} value={chave}>
          {rotulo}
        </option>
      ))}
    </select>
  )
}

/** Why a mark says nothing: it is never left for the person to guess. */
const semValor = ({ tipo }: Marca) =>
  tipo === 'VHS' || tipo === 'VLAS' ? 'marque mais vértebras' : 'sem escala: calibre a imagem'

interface ItemProps {
  de: MedicaoDaFigura
  marca: Marca
  medicao: Medicao
  aoEscrever: (onde: string) => void
}

function Item({ de, marca, medicao, aoEscrever }: ItemProps) {
  const { rotulo } = MARCAS[marca.tipo]
  const valores = medirMarca(marca, escalaDe(marca.pontos, de))
  const escrito =
    valores.length > 0 ? valores.map(escreverValor).join(' e ') : marca.tipo === 'SETA' ? '' : semValor(marca)
  const trocar = (nova: Marca | null) =>
    de.aoMarcar(de.marcas.flatMap((uma) => (uma.id === marca.id ? (nova ?? []) : uma)))
  const escolhida = medicao.escolhida === marca.id
  return (
    <li data-escolhida={escolhida}>
      <button
        type="button"
        className="lv-marca"
        aria-pressed={escolhida}
        onClick={() => medicao.escolher(escolhida ? null : marca.id)}
      >
        {rotulo} <b>{escrito}</b>
      </button>
      <BotaoDoVisor sinal="fechar" rotulo={`Apagar ${rotulo} ${escrito}`.trim()} aoAcionar={() => trocar(null)} />
      {marca.tipo === 'SETA' && (
        <input
          className="lv-campo"
          aria-label="Texto da seta"
          placeholder="Texto da seta"
          maxLength={80}
          value={marca.texto ?? ''}
          onChange={({ target }) => trocar({ ...marca, texto: target.value })}
        />
      )}
      {escolhida && (
        <button type="button" className="lv-escrever lv-acertar" onClick={medicao.pegarPonto}>
          Acertar pontos pelo teclado (P)
        </button>
      )}
      {comChaves(valores).map(({ item: valor, chave }) => (
        <Escrever key={chave} de={de} marca={marca} valor={valor} aoEscrever={aoEscrever} />
      ))}
    </li>
  )
}

const lerMm = (texto: string) => Number(texto.replace(',', '.'))

function Calibrar({ medicao }: { medicao: Medicao }) {
  const [texto, definir] = useState('')
  const ajuda = useId()
  const mm = lerMm(texto)
  const vale = mm >= 0.1 && mm <= 5_000
  return (
    <form
      className="lv-calibrar"
      onSubmit={(evento) => {
        evento.preventDefault()
        if (vale) medicao.calibrar(mm)
      }}
    >
      <label>
        Tamanho real, em mm
        <input
          className="lv-campo"
          inputMode="decimal"
          autoFocus
          autoComplete="off"
          value={texto}
          aria-describedby={ajuda}
          aria-invalid={texto !== '' && !vale}
          onChange={({ target }) => definir(target.value)}
        />
      </label>
      <small id={ajuda}>De 0,1 a 5000 mm. Vale para as medidas desta figura.</small>
      <button type="submit" className="lv-escrever" disabled={!vale}>
        Calibrar a figura
      </button>
    </form>
  )
}

export interface PainelDeMarcasProps {
  de: MedicaoDaFigura
  medicao: Medicao
  /** Only the mark that was chosen: on a phone the others would hide the image. */
  soAEscolhida?: boolean
}

/** The marks of the figure, what they measure and where that may be written. */
export function PainelDeMarcas({ de, medicao, soAEscolhida = false }: PainelDeMarcasProps) {
  const [dito, dizer] = useState('')
  const { marcas, calibracao } = de
  const calibrando = medicao.ferramenta === 'CALIBRAR' && medicao.pontos.length === 2
  const mostradas = soAEscolhida ? marcas.filter(({ id }) => id === medicao.escolhida) : marcas
  const vazio = marcas.length === 0 && calibracao === undefined && !calibrando
  return (
    <aside className="lv-marcas" aria-label="Marcas da figura" data-vazio={vazio}>
      {vazio && <p className="lv-nota">O que você medir ou marcar nesta figura fica aqui, e sai impresso sobre ela.</p>}
      {calibrando && <Calibrar medicao={medicao} />}
      {calibracao !== undefined && !calibrando && !soAEscolhida && (
        <p className="lv-calibrada">
          Calibrada: {String(calibracao.mm).replace('.', ',')} mm
          <BotaoDoVisor sinal="fechar" rotulo="Tirar a calibração" aoAcionar={() => de.aoCalibrar(undefined)} />
        </p>
      )}
      <ul>
        {mostradas.map((marca) => (
          <Item key={marca.id} de={de} marca={marca} medicao={medicao} aoEscrever={dizer} />
        ))}
      </ul>
      <p role="status">{dito}</p>
    </aside>
  )
}
