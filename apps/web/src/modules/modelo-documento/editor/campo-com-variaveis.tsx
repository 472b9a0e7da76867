import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { Autocompletar } from '../../../ui/formulario/autocompletar.tsx'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { useOficina, useProblema } from './oficina.ts'
import estilos from './campo-com-variaveis.module.css'

interface EscolhaProps {
  caminho: string
  ancora: HTMLElement
  aoEscolher: (nome: string) => void
  aoFechar: () => void
}

/** A searchable list of the variables that this model may cite. */
function EscolhaDeVariavel({ caminho, ancora, aoEscolher, aoFechar }: EscolhaProps) {
  const variaveis = useOficina().variaveis(caminho)
  return (
    <Popover open anchorEl={ancora} onClose={aoFechar} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
      <div className={estilos.busca}>
        <Autocompletar
          openOnFocus
          autoHighlight
          options={variaveis}
          getOptionLabel={({ rotulo, nome }) => `${rotulo} {{${nome}}}`}
          getOptionKey={({ nome }) => nome}
          onChange={(_, variavel) => variavel !== null && aoEscolher(variavel.nome)}
          renderOption={({ key, ...resto }, { rotulo, nome }) => (
            <li key={key} {...resto}>
              <span>
                {rotulo}
                <br />
                <small>
                  <code>{`{{${nome}}}`}</code>
                </small>
              </span>
            </li>
          )}
          renderInput={(props) => <TextField {...props} autoFocus label="Procurar variável" size="small" />}
        />
      </div>
    </Popover>
  )
}

export interface CampoComVariaveisProps {
  caminho: string
  rotulo: string
  valor: string
  maximo: number
  /** More than one line: how many are seen at first. */
  linhas?: number
  ajuda?: string
  aoMudar: (valor: string) => void
}

/** Plain text in which variables are written `{{assim}}`, typed or chosen from a list. */
export function CampoComVariaveis({ caminho, rotulo, valor, maximo, linhas, ajuda, aoMudar }: CampoComVariaveisProps) {
  const problema = useProblema(caminho)
  const campo = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const inserir = (nome: string) => {
    const elemento = campo.current
    const inicio = elemento?.selectionStart ?? valor.length
    const fim = elemento?.selectionEnd ?? inicio
    const variavel = `{{${nome}}}`
    aoMudar((valor.slice(0, inicio) + variavel + valor.slice(fim)).slice(0, maximo))
    definirAncora(null)
    setTimeout(() => {
      elemento?.focus()
      elemento?.setSelectionRange(inicio + variavel.length, inicio + variavel.length)
    }, 0)
  }
  return (
    <>
      <TextField
        id={idDoLugar(caminho)}
        label={rotulo}
        size="small"
        fullWidth
        inputRef={campo}
        value={valor}
        error={problema !== undefined}
        helperText={problema ?? ajuda}
        onChange={({ target }) => aoMudar(target.value)}
        {...(linhas === undefined ? {} : { multiline: true, minRows: linhas, maxRows: 12 })}
        slotProps={{
          htmlInput: { maxLength: maximo, autoComplete: 'off' },
          input: {
            endAdornment: (
              <BotaoDeIcone
                size="small"
                rotulo={`Inserir variável em ${rotulo}`}
                dica="Inserir variável"
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => definirAncora(currentTarget)}
                sx={{ alignSelf: linhas === undefined ? 'center' : 'flex-start' }}
              >
                <Icone nome="data-object" tamanho="pequeno" />
              </BotaoDeIcone>
            ),
          },
        }}
      />
      {ancora !== null && (
        <EscolhaDeVariavel
          caminho={caminho}
          ancora={ancora}
          aoEscolher={inserir}
          aoFechar={() => definirAncora(null)}
        />
      )}
    </>
  )
}
