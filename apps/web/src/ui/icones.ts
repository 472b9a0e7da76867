// Icons that a module draws by itself, beside a word; those of buttons and menus come with what ui/ draws.
export { default as IconeDeAbreviatura } from '@mui/icons-material/ShortTextOutlined'
export { default as IconeDeHistoria } from '@mui/icons-material/HistoryOutlined'
export { default as IconeDeMicrofone } from '@mui/icons-material/MicNoneOutlined'
export { default as IconeDeMudar } from '@mui/icons-material/EditOutlined'
